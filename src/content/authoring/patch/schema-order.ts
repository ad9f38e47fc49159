/** Orders fields as in their schema. */
import type { Fields } from "../../../shared/values.ts";
import type { FormSchema } from "../schemas/form-schema.ts";

export const fieldOf = (form: FormSchema | undefined, name: string): FormSchema | undefined => form?.properties?.[name];

export const itemOf = (form: FormSchema | undefined): FormSchema | undefined => form?.items;

/** Sorts names of fields in the order of the schema, with unknown names last. */
export function sortNames(names: readonly string[], form: FormSchema | undefined): string[] {
  const order = Object.keys(form?.properties ?? {});
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Orders the names of `fields`: existing names keep their order, and new names are inserted in the order of the schema.
 */
export function orderNames(fields: Fields, existing: readonly string[], form: FormSchema | undefined): string[] {
  const names = existing.filter((name) => name in fields);
  const added = Object.keys(fields).filter((name) => !names.includes(name));
  return sortNames(added, form).reduce((all, name) => insertName(all, name, form), names);
}

/** Inserts a name after its nearest predecessor in the schema; an unknown name is appended. */
function insertName(names: readonly string[], name: string, form: FormSchema | undefined): string[] {
  const order = Object.keys(form?.properties ?? {});
  const predecessor = order.slice(0, Math.max(order.indexOf(name), 0)).findLast((each) => names.includes(each));
  if (!order.includes(name)) return [...names, name];
  return names.toSpliced(predecessor === undefined ? 0 : names.indexOf(predecessor) + 1, 0, name);
}
