/** What a schema says of the places in a document. */
import type { Fields } from "../../../shared/values.ts";
import type { FormSchema } from "../schemas/form-schema.ts";

export const fieldOf = (form: FormSchema | undefined, name: string): FormSchema | undefined => form?.properties?.[name];

export const itemOf = (form: FormSchema | undefined): FormSchema | undefined => form?.items;

/** In the order of the schema, the unknown ones last. */
export function inOrder(names: readonly string[], form: FormSchema | undefined): string[] {
  const known = Object.keys(form?.properties ?? {});
  const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return names.toSorted((one, other) => rank(one) - rank(other));
}

/** The names of `wanted`: those that are there in their order, each new one where the schema has it among them. */
export function namesOf(wanted: Fields, there: readonly string[], form: FormSchema | undefined): string[] {
  const names = there.filter((name) => name in wanted);
  const added = Object.keys(wanted).filter((name) => !names.includes(name));
  return inOrder(added, form).reduce((all, name) => withName(all, name, form), names);
}

/** A new name stands behind the nearest that the schema has before it; an unknown one goes last. */
function withName(names: readonly string[], name: string, form: FormSchema | undefined): string[] {
  const known = Object.keys(form?.properties ?? {});
  const before = known.slice(0, Math.max(known.indexOf(name), 0)).findLast((each) => names.includes(each));
  if (!known.includes(name)) return [...names, name];
  return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
}
