/** Which item of a list became which: the same wherever they went, then the similar, then those in the same place. */
import { type Value, isFields } from "../../../shared/values.ts";
import { equal } from "./compare.ts";

/** For each new item the place of the old one that it was; `undefined` for what is new. */
export function pairItems(before: readonly Value[], after: readonly Value[]): (number | undefined)[] {
  const pairs = after.map((): number | undefined => undefined);
  const free = new Set(before.keys());
  const pair = (find: (item: Value, at: number) => number | undefined) => {
    for (const [at, item] of after.entries()) {
      const found = pairs[at] === undefined ? find(item, at) : undefined;
      if (found === undefined || !free.delete(found)) continue;
      pairs[at] = found;
    }
  };
  const old = (index: number) => before[index] ?? null;
  const inPlace = (at: number, fits: (index: number) => boolean) => {
    const next = placeOf(pairs, at);
    return next !== undefined && free.has(next) && fits(next) ? next : undefined;
  };
  const among = (fits: (index: number) => boolean) => [...free].find(fits);
  // Of several that say the same, the one behind the item before: as many as possible stay where they are.
  pair((item, at) => inPlace(at, (index) => equal(old(index), item)) ?? among((index) => equal(old(index), item)));
  pair((item, at) => inPlace(at, (index) => shared(old(index), item) > 0));
  pair((item) => mostSimilar([...free], (index) => shared(old(index), item)));
  pair((item, at) => inPlace(at, (index) => isFields(old(index)) === isFields(item)));
  return pairs;
}

/** Of the old item behind the one that the item before was. */
function placeOf(pairs: readonly (number | undefined)[], at: number): number | undefined {
  const previous = at === 0 ? -1 : pairs[at - 1];
  return previous === undefined ? undefined : previous + 1;
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
