/** Which item of a list is which, although items have no names and each change makes new objects. */
import { pairItems } from "../../../../shared/merge/pair-items.ts";
import type { Value } from "../../../../shared/values.ts";

export interface Followed {
  items: readonly Value[];
  /** One for each item. */
  ids: readonly string[];
}

/** The identifiers of `items`, who were `old` a moment ago; new ones get a new one. The same array if all stay. */
export function followIds(old: Followed, items: readonly Value[], make: () => string): readonly string[] {
  const ids = pairItems(old.items, items).map((place) => old.ids[place ?? -1] ?? make());
  return ids.length === old.ids.length && ids.every((id, at) => id === old.ids[at]) ? old.ids : ids;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
