/** Reads the items of a list, returns their titles, and gives them stable IDs, because the file has no IDs. */
import { pairItems } from "../../../../shared/merge/pair-items.ts";
import type { Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import * as messages from "#messages";
import type { KindOf } from "../field-kind.ts";

export interface ItemsWithIds {
  items: readonly Value[];
  /** One ID for each item. */
  ids: readonly string[];
}

/**
 * Returns the IDs of the items of a list after a change. `old` is the list before the change. New items get IDs from
 * `createId`. If no ID changes, the function returns the same array as in `old`.
 */
export function followIds(old: ItemsWithIds, items: readonly Value[], createId: () => string): readonly string[] {
  const ids = pairItems(old.items, items).map((oldIndex) => old.ids[oldIndex ?? -1] ?? createId());
  return ids.length === old.ids.length && ids.every((id, index) => id === old.ids[index]) ? old.ids : ids;
}

/** Returns the fixed number of items; `undefined` if the number may vary. */
export function fixedLength({ minItems, maxItems }: FormSchema): number | undefined {
  return minItems === maxItems ? minItems : undefined;
}

/** Returns the items of a list. In a list of a fixed length, missing items are `null`. */
export function itemsOf(value: Value | undefined, schema: FormSchema): Value[] {
  const items = Array.isArray(value) ? value : [];
  const missingCount = Math.max(0, (fixedLength(schema) ?? 0) - items.length);
  return [...items, ...Array.from({ length: missingCount }, () => null)];
}

/** Returns the title of an item, or a label with the number of the item. */
export function nameOfItem(kindOf: KindOf, item: FormSchema, value: Value | undefined, index: number): string {
  return kindOf(item).summary(item, value, kindOf).title || `${item.title ?? messages.form.item} ${String(index + 1)}`;
}
