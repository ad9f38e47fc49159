/**
 * Returns each item whose key equals the key of an earlier item, together with the first item that has this key. Items
 * with the key `""` are never repeats.
 */
export function findRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): [item: Item, first: Item][] {
  const firstByKey = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item);
    const first = firstByKey.get(key);
    if (first === undefined) firstByKey.set(key, item);
    return first === undefined || key === "" ? [] : [[item, first]];
  });
}
