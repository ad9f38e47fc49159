/** Orders fields as in their schema. */
import type { Fields } from "../../../shared/values.ts";
import type { FormSchema } from "../schemas/form-schema.ts";

export const fieldOf = (form: FormSchema | undefined, name: string): FormSchema | undefined => form?.properties?.[name];

export const itemOf = (form: FormSchema | undefined): FormSchema | undefined => form?.items;

/** Sorts names of fields in the order of the schema, with unknown names last. */
export function inOrder(names: readonly string[], form: FormSchema | undefined): string[] {
  const known = Object.keys(form?.properties ?? {});
  const rank = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
  return names.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Orders the names of `wanted`: existing names keep their order, and new names are inserted in the order of the schema.
 */
export function namesOf(wanted: Fields, there: readonly string[], form: FormSchema | undefined): string[] {
  const names = there.filter((name) => name in wanted);
  const added = Object.keys(wanted).filter((name) => !names.includes(name));
  return inOrder(added, form).reduce((all, name) => withName(all, name, form), names);
}

/** Inserts a name after its nearest predecessor in the schema; an unknown name is appended. */
function withName(names: readonly string[], name: string, form: FormSchema | undefined): string[] {
  const known = Object.keys(form?.properties ?? {});
  const before = known.slice(0, Math.max(known.indexOf(name), 0)).findLast((each) => names.includes(each));
  if (!known.includes(name)) return [...names, name];
  return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
}
