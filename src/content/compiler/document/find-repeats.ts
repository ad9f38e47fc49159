/** Returns each item whose key an earlier item has, with the first of those. Empty keys are never equal. */
export function repeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): [item: Item, first: Item][] {
  const known = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    return first === undefined || key === "" ? [] : [[item, first]];
  });
}
