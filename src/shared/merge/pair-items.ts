/**
 * Pairs the old and new items of a list: first equal items at any place, then similar items, then items in the same
 * place.
 */
import { type Value, isFields, equal } from "../values.ts";

/** Returns, for each item of `after`, the index of its old version in `before`; `undefined` for a new item. */
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
  const likeness = createLikeness();
  const inPlace = (at: number, fits: (index: number) => boolean) => {
    const next = placeOf(pairs, at);
    return next !== undefined && free.has(next) && fits(next) ? next : undefined;
  };
  const among = (fits: (index: number) => boolean) => [...free].find(fits);
  // Among equal items, the item after the previous pair is preferred, so that as many items as possible keep their
  // place.
  pair((item, at) => inPlace(at, (index) => equal(old(index), item)) ?? among((index) => equal(old(index), item)));
  pair((item, at) => inPlace(at, (index) => likeness(old(index), item) > 0));
  pair((item) => mostSimilar([...free], (index) => likeness(old(index), item)));
  pair((item, at) => inPlace(at, (index) => isFields(old(index)) === isFields(item)));
  return pairs;
}

/**
 * Returns the index of the old item after the partner of the new item at `at - 1`, or 0 for the first new item;
 * `undefined` if the new item at `at - 1` has no partner.
 */
function placeOf(pairs: readonly (number | undefined)[], at: number): number | undefined {
  const previous = at === 0 ? -1 : pairs[at - 1];
  return previous === undefined ? undefined : previous + 1;
}

function mostSimilar(indexes: readonly number[], likeness: (index: number) => number): number | undefined {
  const alike = indexes.map((index) => ({ index, likeness: likeness(index) })).filter((each) => each.likeness > 0);
  return alike.toSorted((one, other) => other.likeness - one.likeness)[0]?.index;
}

/**
 * Returns a function that computes the likeness of two values: of groups, the number of equal fields; of texts, the
 * number of equal words if most words are equal, else 0.
 */
function createLikeness(): (one: Value, other: Value) => number {
  const known = new Map<string, ReadonlySet<string>>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? new Set(text.split(/\s+/));
    known.set(text, words);
    return words;
  };
  return (one, other) => {
    if (typeof one !== "string" || typeof other !== "string") return shared(one, other);
    const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.size - b.size);
    const same = few && many ? [...few].filter((word) => many.has(word)).length : 0;
    return same * 2 > (many?.size ?? 0) ? same : 0;
  };
}

/** Returns the number of fields that are equal and not `""`; 0 if a value is not a group of fields. */
function shared(one: Value, other: Value): number {
  if (!isFields(one) || !isFields(other)) return 0;
  return Object.entries(one).filter(
    ([name, value]) => value !== "" && name in other && equal(value, other[name] ?? null),
  ).length;
}
