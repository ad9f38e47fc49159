/** An item with what it weighs. */
export type Weighed<Item> = readonly [item: Item, weight: number];

/** Those that weigh the most, the heaviest first; `order` is that of equals. Only what may be among them is put in order. */
export function strongest<Item>(
  weighed: readonly Weighed<Item>[],
  most: number,
  order: (a: Item, b: Item) => number,
): Weighed<Item>[] {
  const least = weighed.map(([, weight]) => weight).toSorted((a, b) => b - a)[most - 1] ?? 0;
  return weighed
    .filter(([, weight]) => weight >= least)
    .toSorted(([a, x], [b, y]) => y - x || order(a, b))
    .slice(0, most);
}
