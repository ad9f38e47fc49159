/**
 * Reads and changes JSON values by path. A change returns a copy, in which objects that are not on the path stay the
 * same objects.
 */

export type Value = null | boolean | number | string | Value[] | Fields;

export interface Fields {
  [name: string]: Value;
}

/** Path of a value: keys of fields and indices of items, from 0. */
export type ValuePath = readonly PropertyKey[];

/** Part of a JSON schema that gives the order of fields. */
interface Form {
  properties?: Readonly<Record<string, Form>>;
  items?: Form;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function valueAt(whole: Value, path: ValuePath): Value | undefined {
  return path.reduce<Value | undefined>(childOf, whole);
}

function childOf(value: Value | undefined, key: PropertyKey): Value | undefined {
  if (typeof key === "number") return Array.isArray(value) ? value[key] : undefined;
  return isFields(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}

/**
 * Returns a copy of `whole` with `value` at `path`, or without the field or item if `value` is undefined. Missing
 * groups and lists on the path are created, also in place of values of other types. With `form`, a new field is placed
 * in the order of the form's properties; otherwise the field is added at the end.
 */
export function withValue<Whole extends Value>(
  whole: Whole,
  path: ValuePath,
  value: Value | undefined,
  form?: Form,
): Whole {
  return (changed(whole, path, value, form) ?? whole) as Whole;
}

function changed(
  old: Value | undefined,
  [key, ...rest]: ValuePath,
  value: Value | undefined,
  form: Form | undefined,
): Value | undefined {
  if (key === undefined) return value;
  if (typeof key === "number") return withItem(Array.isArray(old) ? old : [], key, rest, value, form?.items);
  const [own, name] = [isFields(old) ? old : {}, String(key)];
  const next = changed(childOf(own, name), rest, value, form?.properties?.[name]);
  return next === undefined ? without(own, name) : withField(own, name, next, form);
}

function withItem(
  items: readonly Value[],
  index: number,
  rest: ValuePath,
  value: Value | undefined,
  form: Form | undefined,
): Value[] {
  const next = changed(items[index], rest, value, form);
  if (next === undefined) return items.filter((_, at) => at !== index);
  const missing = Array.from({ length: Math.max(0, index - items.length) }, () => null);
  return [...items, ...missing].toSpliced(index, 1, next);
}

function without(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

function withField(fields: Fields, key: string, value: Value, form: Form | undefined): Fields {
  const order = Object.keys(form?.properties ?? {});
  if (Object.hasOwn(fields, key) || !order.includes(key)) return { ...fields, [key]: value };
  const entries = Object.entries(fields);
  const later = new Set(order.slice(order.indexOf(key) + 1));
  const before = entries.findIndex(([name]) => later.has(name));
  return Object.fromEntries(entries.toSpliced(before === -1 ? entries.length : before, 0, [key, value]));
}

/**
 * Removes line breaks at the end of a text. Such line breaks have no meaning: a block text in YAML ends in one because
 * each line does.
 */
export const withoutEnd = (text: string): string => (text.endsWith("\n") ? text.replace(/\n+$/, "") : text);

/** Whether two values are equal, apart from the order of their fields and line breaks at the end of texts. */
export function equal(one: Value, other: Value): boolean {
  if (typeof one === "string" && typeof other === "string") return withoutEnd(one) === withoutEnd(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => equal(item, other[at] ?? null));
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const names = Object.keys(one);
  const isSame = (name: string) => Object.hasOwn(other, name) && equal(one[name] ?? null, other[name] ?? null);
  return names.length === Object.keys(other).length && names.every(isSame);
}

/** Removes fields whose value is `undefined`, because such fields are not written to files either. */
export function present(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => present(item ?? null));
  if (!isFields(value)) return value;
  const named = Object.entries(value as Record<string, Value | undefined>);
  return Object.fromEntries(named.flatMap(([name, each]) => (each === undefined ? [] : [[name, present(each)]])));
}

/** Path of a field in a document: keys and, in lists, indices from 0. */
export type FieldPath = readonly (string | number)[];

/** Returns the name of a field, with indices from 1: `credits.col1[2].link`; `""` for the whole document. */
export function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key + 1}]`;
    return name ? `${name}.${key}` : key;
  }, "");
}

/** Returns the path of a field by its name, the inverse of `fieldName`. Keys must not contain dots and brackets. */
export function pathOf(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, place]) => (place ? Number(place) - 1 : key));
}
