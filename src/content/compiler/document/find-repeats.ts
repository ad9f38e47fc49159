/**
 * Returns each item whose key equals the key of an earlier item, together with the first item that has this key. Items
 * with the key `""` are never repeats.
 */
export function repeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): [item: Item, first: Item][] {
  const known = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    return first === undefined || key === "" ? [] : [[item, first]];
  });
}
