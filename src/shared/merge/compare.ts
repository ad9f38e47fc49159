/** When two values say the same. */
import { type Value, isFields } from "../values.ts";

/** Line breaks at the end of a text mean nothing: those of a block text are there because its lines end. */
export const withoutEnd = (text: string): string => (text.endsWith("\n") ? text.replace(/\n+$/, "") : text);

/** In whatever order their fields are. */
export function equal(one: Value, other: Value): boolean {
  if (typeof one === "string" && typeof other === "string") return withoutEnd(one) === withoutEnd(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => equal(item, other[at] ?? null));
  if (!isFields(one) || !isFields(other)) return Object.is(one, other);
  const names = Object.keys(one);
  const isSame = (name: string) => Object.hasOwn(other, name) && equal(one[name] ?? null, other[name] ?? null);
  return names.length === Object.keys(other).length && names.every(isSame);
}

/** Without the fields whose value is `undefined`, which are absent to whoever writes them. */
export function present(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => present(item ?? null));
  if (!isFields(value)) return value;
  const named = Object.entries(value as Record<string, Value | undefined>);
  return Object.fromEntries(named.flatMap(([name, each]) => (each === undefined ? [] : [[name, present(each)]])));
}
