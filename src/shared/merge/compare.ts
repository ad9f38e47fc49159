/** Comparison of values by what they say. */
import { type Value, isFields } from "../values.ts";

/** Removes line breaks at the end of a text. They mean nothing: a block text in YAML has one because its lines end. */
export const withoutEnd = (text: string): string => (text.endsWith("\n") ? text.replace(/\n+$/, "") : text);

/** Whether two values are equal, whatever the order of their fields and the line breaks at the end of texts. */
export function equal(one: Value, other: Value): boolean {
  if (typeof one === "string" && typeof other === "string") return withoutEnd(one) === withoutEnd(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => equal(item, other[at] ?? null));
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const names = Object.keys(one);
  const isSame = (name: string) => Object.hasOwn(other, name) && equal(one[name] ?? null, other[name] ?? null);
  return names.length === Object.keys(other).length && names.every(isSame);
}

/** Removes fields whose value is `undefined`, since they are not written either. */
export function present(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => present(item ?? null));
  if (!isFields(value)) return value;
  const named = Object.entries(value as Record<string, Value | undefined>);
  return Object.fromEntries(named.flatMap(([name, each]) => (each === undefined ? [] : [[name, present(each)]])));
}
