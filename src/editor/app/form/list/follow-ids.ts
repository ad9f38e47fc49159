/** Which item of a list is which, although items have no names and each change makes new objects. */
export interface Followed<Item> {
  items: readonly Item[];
  /** One for each item. */
  ids: readonly string[];
}

/**
 * The identifiers of `items`, who were `old` a moment ago: an item keeps its own when it stays as it is,
 * wherever it goes, and when it changes where it stands. Others get a new one. The same array if all stay.
 */
export function followIds<Item>(old: Followed<Item>, items: readonly Item[], make: () => string): readonly string[] {
  const left = new Map(old.items.map((item, index) => [index, item]));
  const found: (string | undefined)[] = items.map(() => undefined);
  const keep = (at: number, index: number | undefined) => {
    if (found[at] !== undefined || index === undefined || !left.delete(index)) return;
    found[at] = old.ids[index];
  };
  items.forEach((item, at) => left.has(at) && left.get(at) === item && keep(at, at));
  items.forEach((item, at) => keep(at, [...left].find(([, each]) => each === item)?.[0]));
  items.forEach((_, at) => keep(at, at));
  const ids = found.map((id) => id ?? make());
  return ids.length === old.ids.length && ids.every((id, at) => id === old.ids[at]) ? old.ids : ids;
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
