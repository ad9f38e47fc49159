/** What a schema says of the places in a document. */
import type { FormSchema } from "../form/form-schema.ts";

export const fieldOf = (form: FormSchema | undefined, name: string): FormSchema | undefined => form?.properties?.[name];

export const itemOf = (form: FormSchema | undefined): FormSchema | undefined => form?.items;

/** In the order of the schema, the unknown ones last. */
export function inOrder(names: readonly string[], form: FormSchema | undefined): string[] {
  const known = Object.keys(form?.properties ?? {});
  const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return names.toSorted((one, other) => rank(one) - rank(other));
}

/** The names with a new one behind the nearest that the schema names before it; an unknown one goes last. */
export function withName(names: readonly string[], name: string, form: FormSchema | undefined): string[] {
  const known = Object.keys(form?.properties ?? {});
  const before = known.slice(0, Math.max(known.indexOf(name), 0)).findLast((each) => names.includes(each));
  if (!known.includes(name)) return [...names, name];
  return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
}
