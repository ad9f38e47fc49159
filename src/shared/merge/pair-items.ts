/**
 * Pairs the old and new items of a list: first equal items at any place, then similar items, then items in the same
 * place.
 */
import { onceForEach } from "../once.ts";
import { type Value, isFields, isEqual } from "../values.ts";

/** Returns, for each item of `after`, the index of its old version in `before`; `undefined` for a new item. */
export function pairItems(before: readonly Value[], after: readonly Value[]): (number | undefined)[] {
  const pairs = after.map((): number | undefined => undefined);
  const unpaired = new Set(before.keys());
  const pair = (find: (item: Value, at: number) => number | undefined) => {
    for (const [at, item] of after.entries()) {
      const match = pairs[at] === undefined ? find(item, at) : undefined;
      if (match === undefined || !unpaired.delete(match)) continue;
      pairs[at] = match;
    }
  };
  const oldItem = (index: number) => before[index] ?? null;
  const likeness = createLikeness();
  const findInPlace = (at: number, fits: (index: number) => boolean) => {
    const next = expectedIndex(pairs, at);
    return next !== undefined && unpaired.has(next) && fits(next) ? next : undefined;
  };
  const findAnywhere = (fits: (index: number) => boolean) => [...unpaired].find(fits);
  // If several old items equal a new item, the old item at the expected index is preferred, so that as many items as
  // possible keep their place.
  pair(
    (item, at) =>
      findInPlace(at, (index) => isEqual(oldItem(index), item)) ??
      findAnywhere((index) => isEqual(oldItem(index), item)),
  );
  pair((item, at) => findInPlace(at, (index) => likeness(oldItem(index), item) > 0));
  pair((item) => findMostSimilar([...unpaired], (index) => likeness(oldItem(index), item)));
  pair((item, at) => findInPlace(at, (index) => isFields(oldItem(index)) === isFields(item)));
  return pairs;
}

/**
 * Returns the index at which the old version of the item at `at` is expected: after the old version of the previous
 * item, or 0 for the first item. Returns `undefined` if the previous item is not paired.
 */
function expectedIndex(pairs: readonly (number | undefined)[], at: number): number | undefined {
  const previous = at === 0 ? -1 : pairs[at - 1];
  return previous === undefined ? undefined : previous + 1;
}

function findMostSimilar(indexes: readonly number[], likeness: (index: number) => number): number | undefined {
  const similar = indexes.map((index) => ({ index, likeness: likeness(index) })).filter((each) => each.likeness > 0);
  return similar.toSorted((one, other) => other.likeness - one.likeness)[0]?.index;
}

/**
 * Returns a function that computes the likeness of two values. For groups of fields, it is the number of equal fields.
 * For texts, it is the number of shared words if more than half of the words are shared; otherwise 0.
 */
function createLikeness(): (one: Value, other: Value) => number {
  const wordsOf = onceForEach((text: string) => new Set(text.split(/\s+/)));
  return (one, other) => {
    if (typeof one !== "string" || typeof other !== "string") return countEqualFields(one, other);
    const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
    const equalWords = few && many ? [...few].filter((word) => many.has(word)).length : 0;
    return equalWords * 2 > (many?.size ?? 0) ? equalWords : 0;
  };
}

/** Returns the number of fields that are equal and not `""`; 0 if a value is not a group of fields. */
function countEqualFields(one: Value, other: Value): number {
  if (!isFields(one) || !isFields(other)) return 0;
  return Object.entries(one).filter(
    ([name, value]) => value !== "" && name in other && isEqual(value, other[name] ?? null),
  ).length;
}
