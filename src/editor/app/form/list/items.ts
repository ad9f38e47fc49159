/** The items of a list, and stable IDs for the items, which have no names. */
import { pairItems } from "../../../../shared/merge/pair-items.ts";
import type { Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import * as messages from "#messages";
import type { KindOf } from "../field-kind.ts";

export interface Followed {
  items: readonly Value[];
  /** One ID for each item. */
  ids: readonly string[];
}

/**
 * Returns the IDs of `items` after a change of the list, which was `old` before. New items get IDs from `make`. If no
 * ID changes, the function returns the same array as in `old`.
 */
export function followIds(old: Followed, items: readonly Value[], make: () => string): readonly string[] {
  const ids = pairItems(old.items, items).map((place) => old.ids[place ?? -1] ?? make());
  return ids.length === old.ids.length && ids.every((id, at) => id === old.ids[at]) ? old.ids : ids;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}

/** Returns the fixed number of items; `undefined` if the number may vary. */
export function fixedLength({ minItems, maxItems }: FormSchema): number | undefined {
  return minItems === maxItems ? minItems : undefined;
}

/** Returns the items of a list. In a list of a fixed length, missing items are `null`. */
export function itemsOf(value: Value | undefined, schema: FormSchema): Value[] {
  const items = Array.isArray(value) ? value : [];
  const missing = Math.max(0, (fixedLength(schema) ?? 0) - items.length);
  return [...items, ...Array.from({ length: missing }, () => null)];
}

/** Returns the title of an item, or a label with the number of the item. */
export function nameOfItem(kindOf: KindOf, item: FormSchema, value: Value | undefined, index: number): string {
  return kindOf(item).summary(item, value, kindOf).title || `${item.title ?? messages.form.item} ${String(index + 1)}`;
}
