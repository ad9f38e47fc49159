/** Values of a document by path. Nothing is changed in place: what is not on the path stays the same object. */
import type { Fields, Value } from "../../../../content/authoring/document-fields.ts";
import type { FormSchema } from "../../../../content/authoring/form/form-schema.ts";
import type { FieldPath } from "./field-path.ts";

export function isFields(value: Value | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  return path.reduce<Value | undefined>(childOf, fields);
}

function childOf(value: Value | undefined, key: string | number): Value | undefined {
  if (typeof key === "number") return Array.isArray(value) ? value[key] : undefined;
  return isFields(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * The fields with `value` at `path`; without the field, or the item of the list, when it is undefined.
 * Groups and lists on the way are begun, also in place of a value that is neither. With `form`, a new
 * field stands where the form has it among its siblings; otherwise it comes last.
 */
export function withValue(fields: Fields, path: FieldPath, value: Value | undefined, form?: FormSchema): Fields {
  const whole = changed(fields, path, value, form);
  return isFields(whole) ? whole : fields;
}

function changed(
  old: Value | undefined,
  [key, ...rest]: FieldPath,
  value: Value | undefined,
  form: FormSchema | undefined,
): Value | undefined {
  if (key === undefined) return value;
  if (typeof key === "number") return withItem(Array.isArray(old) ? old : [], key, rest, value, form?.items);
  const own = isFields(old) ? old : {};
  const next = changed(childOf(own, key), rest, value, form?.properties?.[key]);
  return next === undefined ? without(own, key) : withField(own, key, next, form);
}

function withItem(
  items: readonly Value[],
  index: number,
  rest: FieldPath,
  value: Value | undefined,
  form: FormSchema | undefined,
): Value[] {
  const next = changed(items[index], rest, value, form);
  if (next === undefined) return items.filter((_, at) => at !== index);
  const missing = Array.from({ length: Math.max(0, index - items.length) }, () => null);
  return [...items, ...missing].toSpliced(index, 1, next);
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

function withField(fields: Fields, key: string, value: Value, form: FormSchema | undefined): Fields {
  const order = Object.keys(form?.properties ?? {});
  if (Object.hasOwn(fields, key) || !order.includes(key)) return { ...fields, [key]: value };
  const entries = Object.entries(fields);
  const later = new Set(order.slice(order.indexOf(key) + 1));
  const before = entries.findIndex(([name]) => later.has(name));
  return Object.fromEntries(entries.toSpliced(before === -1 ? entries.length : before, 0, [key, value]));
}
