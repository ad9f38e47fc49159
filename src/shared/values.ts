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
interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function valueAt(root: Value, path: ValuePath): Value | undefined {
  return path.reduce<Value | undefined>(childOf, root);
}

function childOf(value: Value | undefined, key: PropertyKey): Value | undefined {
  if (typeof key === "number") return Array.isArray(value) ? value[key] : undefined;
  return isFields(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
}

/**
 * Returns a copy of `root` with `value` at `path`. If `value` is `undefined`, the field or item is removed. Missing
 * groups and lists on the path are created, and replace values of other types. With `schema`, a new field is placed in
 * the order of the schema's properties; otherwise the field is added at the end.
 */
export function withValue<Root extends Value>(
  root: Root,
  path: ValuePath,
  value: Value | undefined,
  schema?: Schema,
): Root {
  return (changeValue(root, path, value, schema) ?? root) as Root;
}

function changeValue(
  old: Value | undefined,
  [key, ...rest]: ValuePath,
  value: Value | undefined,
  schema: Schema | undefined,
): Value | undefined {
  if (key === undefined) return value;
  if (typeof key === "number") return setItem(Array.isArray(old) ? old : [], key, rest, value, schema?.items);
  const [fields, name] = [isFields(old) ? old : {}, String(key)];
  const next = changeValue(childOf(fields, name), rest, value, schema?.properties?.[name]);
  return next === undefined ? removeField(fields, name) : setField(fields, name, next, schema);
}

function setItem(
  items: readonly Value[],
  index: number,
  rest: ValuePath,
  value: Value | undefined,
  schema: Schema | undefined,
): Value[] {
  const next = changeValue(items[index], rest, value, schema);
  if (next === undefined) return items.filter((_, at) => at !== index);
  const padding = Array.from({ length: Math.max(0, index - items.length) }, () => null);
  return [...items, ...padding].toSpliced(index, 1, next);
}

function removeField(fields: Fields, key: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

function setField(fields: Fields, key: string, value: Value, schema: Schema | undefined): Fields {
  const order = Object.keys(schema?.properties ?? {});
  if (Object.hasOwn(fields, key) || !order.includes(key)) return { ...fields, [key]: value };
  const entries = Object.entries(fields);
  const laterFields = new Set(order.slice(order.indexOf(key) + 1));
  const position = entries.findIndex(([name]) => laterFields.has(name));
  return Object.fromEntries(entries.toSpliced(position === -1 ? entries.length : position, 0, [key, value]));
}

/**
 * Removes line breaks at the end of a text. They have no meaning: a block text in YAML ends in a line break only
 * because each of its lines does.
 */
export const trimFinalLineBreaks = (text: string): string => (text.endsWith("\n") ? text.replace(/\n+$/, "") : text);

/** Whether two values are equal, apart from the order of their fields and line breaks at the end of texts. */
export function isEqual(one: Value, other: Value): boolean {
  if (typeof one === "string" && typeof other === "string")
    return trimFinalLineBreaks(one) === trimFinalLineBreaks(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isEqual(item, other[at] ?? null));
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const names = Object.keys(one);
  const isSame = (name: string) => Object.hasOwn(other, name) && isEqual(one[name] ?? null, other[name] ?? null);
  return names.length === Object.keys(other).length && names.every(isSame);
}

/** Removes fields whose value is `undefined`, because such fields are not written to files either. */
export function removeUndefined(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => removeUndefined(item ?? null));
  if (!isFields(value)) return value;
  const entries = Object.entries(value as Record<string, Value | undefined>);
  return Object.fromEntries(
    entries.flatMap(([name, each]) => (each === undefined ? [] : [[name, removeUndefined(each)]])),
  );
}

/** Path of a field in a document: keys and, in lists, indices from 0. */
export type FieldPath = readonly (string | number)[];

/** Returns the name of a field, with indices from 1: `credits.col1[2].link`; `""` for the whole document. */
export function fieldName(path: ValuePath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key + 1}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, "");
}

/** Returns the path of a field from its name; the inverse of `fieldName`. Keys must not contain dots or brackets. */
export function pathOf(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index ? Number(index) - 1 : key));
}
