/** Which item of a list became which: the same wherever they went, then the similar, then those in the same place. */
import { isFields } from "../../../shared/values.ts";
import type { Value } from "../document-fields.ts";
import { commonItems } from "./common-items.ts";
import { equal } from "./compare.ts";

/** For each new item the place of the old one that it was; `undefined` for what is new. */
export function pairItems(before: readonly Value[], after: readonly Value[]): (number | undefined)[] {
  const pairs = commonItems(before, after);
  const free = new Set(before.keys());
  for (const pair of pairs) if (pair !== undefined) free.delete(pair);
  const pair = (find: (item: Value, at: number) => number | undefined) => {
    for (const [at, item] of after.entries()) {
      const found = pairs[at] === undefined ? find(item, at) : undefined;
      if (found === undefined || !free.delete(found)) continue;
      pairs[at] = found;
    }
  };
  const among = (matches: (old: Value) => boolean) => [...free].find((index) => matches(before[index] ?? null));
  pair((item) => among((old) => equal(old, item)));
  pair((item, at) => inPlace(pairs, before, at, (index) => shared(before[index] ?? null, item) > 0));
  pair((item) => mostSimilar([...free], (index) => shared(before[index] ?? null, item)));
  pair((item, at) => inPlace(pairs, before, at, (index) => isFields(before[index] ?? null) === isFields(item)));
  return pairs;
}

/** The old item behind the one that the item before was. */
function inPlace(
  pairs: readonly (number | undefined)[],
  before: readonly Value[],
  at: number,
  fits: (index: number) => boolean,
): number | undefined {
  const previous = at === 0 ? -1 : pairs[at - 1];
  const index = previous === undefined ? undefined : previous + 1;
  return index !== undefined && index < before.length && fits(index) ? index : undefined;
}

function mostSimilar(indexes: readonly number[], likeness: (index: number) => number): number | undefined {
  const [best] = indexes.toSorted((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0 ? best : undefined;
}

/** How many fields say the same, and something. */
function shared(one: Value, other: Value): number {
  if (!isFields(one) || !isFields(other)) return 0;
  return Object.entries(one).filter(
    ([name, value]) => value !== "" && name in other && equal(value, other[name] ?? null),
  ).length;
}
