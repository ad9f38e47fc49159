/**
 * Order of the documents in a list, and the neighbours of each document, for every type. The order is computed once for
 * each list.
 */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { append } from "../../../shared/append.ts";
import { onceForEach } from "../../../shared/once.ts";
import type { PageLink } from "../pages/page-link.ts";
import { question } from "../dependencies/dependency-tracking.ts";

interface Named {
  slug: string;
}

interface Listed extends Named {
  published?: string;
}

const { compare } = new Intl.Collator(CONTENT_LANGUAGE, { numeric: true });

/** Compares documents by day, newest first; documents without a day are last. */
export function newestFirst(a: Pick<Listed, "published">, b: Pick<Listed, "published">): number {
  const [one = "", other = ""] = [a.published, b.published];
  return one === other ? 0 : one < other ? 1 : -1;
}

/** Compares documents by day, newest first. Documents of the same day, or without a day, are compared by slug. */
const compareByDay = (a: Listed, b: Listed): number => newestFirst(a, b) || compare(a.slug, b.slug);

/**
 * Caches the result of `compute` for each list. In development, a changed list is a new object, so it gets a new
 * result. The annotation below lets bundlers remove a cache from the readers' scripts if only the build uses the cache.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeByList<Item extends Named, Result>(compute: (list: readonly Item[]) => Result) {
  return onceForEach(compute, new WeakMap<readonly Item[], Result>());
}

/** Caches the result of `compute` until the development server replaces one of the lists. */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeForLists<Result>(
  lists: readonly (() => readonly unknown[])[],
  compute: () => Result,
): () => Result {
  let cached: { inputs: readonly unknown[]; result: Result } | undefined;
  return () => {
    const inputs = lists.map((list) => list());
    if (!cached || inputs.some((list, index) => list !== cached?.inputs[index])) cached = { inputs, result: compute() };
    return cached.result;
  };
}

const sortByDay = memoizeByList((list: readonly Listed[]) => list.toSorted(compareByDay));

/**
 * Sorts documents by day, newest first. Documents without a day are last, sorted by the number in their file name:
 * `proyecto2` before `proyecto10`.
 */
export function inListOrder<Item extends Listed>(list: readonly Item[]): readonly Item[] {
  return sortByDay(list) as unknown as readonly Item[];
}

export interface Neighbours {
  newer: PageLink | undefined;
  older: PageLink | undefined;
}

const indicesOf = memoizeByList((list: readonly Named[]) => new Map(list.map(({ slug }, index) => [slug, index])));

/** Returns the index of a document in a list, from 0; `undefined` if the list does not contain the document. */
export const indexInList = (list: readonly Named[], slug: string) => indicesOf(list).get(slug);

export type ListQuestions<Item extends Named> = ReturnType<typeof listQuestions<Item>>;

/**
 * Returns questions about the other documents in a list, such as the neighbours of a given document. The list is
 * ordered newest first. The key of each question is the slug of the given document.
 */
export function listQuestions<Item extends Named>(
  collection: string,
  list: () => readonly Item[],
  linkTo: (item: Item) => PageLink,
) {
  return {
    neighboursOf: question(`neighbours-of-${collection}`, (slug): Neighbours => {
      const index = indexInList(list(), slug) ?? Number.NaN;
      const [newer, older] = [list()[index - 1], list()[index + 1]];
      return { newer: newer && linkTo(newer), older: older && linkTo(older) };
    }),
    /** Finds the first `limit` other documents in the group of the given document. `groupOf`: item → group. */
    othersLike: (limit: number, groupOf: (item: Item) => unknown) =>
      question(`others-like-${collection}`, (slug): PageLink[] => {
        const ownItem = list()[indexInList(list(), slug) ?? Number.NaN];
        const others: Item[] = [];
        for (const item of list()) {
          if (others.length === limit) break;
          if (ownItem && item !== ownItem && groupOf(item) === groupOf(ownItem)) others.push(item);
        }
        return others.map(linkTo);
      }),
  };
}

/** Groups items by each of their keys. Keys are in the order in which they first occur. */
export function groupByKeys<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) for (const key of keysOf(item)) append(groups, key, item);
  return groups;
}

export type Weighted<Item> = readonly [item: Item, weight: number];

/**
 * Returns the `limit` items with the largest weights, the largest first; `order` compares items of the same weight.
 * Only items that can be in the result are sorted.
 */
export function pickHeaviest<Item>(
  weighted: readonly Weighted<Item>[],
  limit: number,
  order: (a: Item, b: Item) => number,
): Weighted<Item>[] {
  const minWeight = weighted.map(([, weight]) => weight).toSorted((a, b) => b - a)[limit - 1] ?? 0;
  return weighted
    .filter(([, weight]) => weight >= minWeight)
    .toSorted(([a, x], [b, y]) => y - x || order(a, b))
    .slice(0, limit);
}
