/** The longest common subsequence of two lists: as many items as possible stay where they are. */
import { isFields } from "../../../shared/values.ts";
import type { Fields, Value } from "../document-fields.ts";
import { equal } from "./compare.ts";

/** For each new item the place of the old one that says the same, in the same order. */
export function commonItems(before: readonly Value[], after: readonly Value[]): (number | undefined)[] {
  const pairs: (number | undefined)[] = after.map(() => undefined);
  const isSame = (one: number, other: number) => equal(before[one] ?? null, after[other] ?? null);
  const most = Math.min(before.length, after.length);
  let [first, last] = [0, 0];
  for (; first < most && isSame(first, first); first++) pairs[first] = first;
  for (; last < most - first && isSame(before.length - 1 - last, after.length - 1 - last); last++)
    pairs[after.length - 1 - last] = before.length - 1 - last;
  const [old, now] = [before.slice(first, before.length - last), after.slice(first, after.length - last)];
  for (const [one, other] of longest(old.map(label), now.map(label))) pairs[first + other] = first + one;
  return pairs;
}

/** The same for items that say the same, and sooner compared than they. */
const label = (item: Value) => JSON.stringify(item, (_, value: Value) => (isFields(value) ? sorted(value) : value));

const sorted = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));

function longest(before: readonly string[], after: readonly string[]): [one: number, other: number][] {
  const sizes = sizesOf(before, after);
  const pairs: [number, number][] = [];
  for (let [one, other] = [0, 0]; one < before.length && other < after.length;) {
    if (before[one] === after[other]) pairs.push([one++, other++]);
    else if ((sizes[one + 1]?.[other] ?? 0) >= (sizes[one]?.[other + 1] ?? 0)) one++;
    else other++;
  }
  return pairs;
}

/** How many items both have from these places on. */
function sizesOf(before: readonly string[], after: readonly string[]): number[][] {
  const sizes = before.map(() => after.map(() => 0));
  for (let one = before.length - 1; one >= 0; one--) {
    const [row = [], below = []] = [sizes[one], sizes[one + 1]];
    for (let other = after.length - 1; other >= 0; other--) {
      const without = Math.max(below[other] ?? 0, row[other + 1] ?? 0);
      row[other] = before[one] === after[other] ? (below[other + 1] ?? 0) + 1 : without;
    }
  }
  return sizes;
}
