/** Each item whose key one before it has, with the first of those. An empty key is like no other. */
export function repeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): [item: Item, first: Item][] {
  const known = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const key = keyOf(item);
    const first = known.get(key);
    if (first === undefined) known.set(key, item);
    return first === undefined || key === "" ? [] : [[item, first]];
  });
}
