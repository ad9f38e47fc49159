/**
 * Order of the documents in a list, and the neighbours of each document, for every type. The order is computed once for
 * each list.
 */
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
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

/**
 * Compares documents by day, newest first; documents of the same day by slug, so that the order never depends on the
 * machine.
 */
function byPlace(a: Listed, b: Listed): number {
  const [one = "", other = ""] = [a.published, b.published];
  if (one !== other) return one < other ? 1 : -1;
  return a.published === undefined ? compare(a.slug, b.slug) : a.slug.localeCompare(b.slug);
}

/**
 * Caches the result of `work` for each list. The development server replaces a changed list, which then gets a new
 * result. With the annotation below, bundlers leave results that only the build uses out of the readers' scripts.
 */
/* @__NO_SIDE_EFFECTS__ */
export function remembered<Item extends Named, Result>(work: (list: readonly Item[]) => Result) {
  return onceForEach(work, new WeakMap<readonly Item[], Result>());
}

/** Caches the result of `work` until the development server replaces one of the lists. */
/* @__NO_SIDE_EFFECTS__ */
export function rememberedFor<Result>(lists: readonly (() => readonly unknown[])[], work: () => Result): () => Result {
  let known: { found: readonly unknown[]; result: Result } | undefined;
  return () => {
    const found = lists.map((list) => list());
    if (!known || found.some((list, place) => list !== known?.found[place])) known = { found, result: work() };
    return known.result;
  };
}

const sorted = remembered((list: readonly Listed[]) => list.toSorted(byPlace));

/**
 * Sorts documents by day, newest first; documents without a day by the number in their file name: `proyecto2` before
 * `proyecto10`.
 */
export function inListOrder<Item extends Listed>(list: readonly Item[]): readonly Item[] {
  return sorted(list) as unknown as readonly Item[];
}

export interface Neighbours {
  newer: PageLink | undefined;
  older: PageLink | undefined;
}

const places = remembered((list: readonly Named[]) => new Map(list.map(({ slug }, index) => [slug, index])));

/** Returns the index of a document in a list, from 0; `undefined` if the list does not contain the document. */
export const placeOf = (list: readonly Named[], slug: string) => places(list).get(slug);

export type Lists<Item extends Named> = ReturnType<typeof listsOf<Item>>;

/**
 * Returns questions about the other documents in a list that is ordered newest first, such as the neighbours of a given
 * document. The key of each question is the slug of the given document.
 */
export function listsOf<Item extends Named>(
  collection: string,
  list: () => readonly Item[],
  linkTo: (item: Item) => PageLink,
) {
  return {
    neighboursOf: question(`neighbours-of-${collection}`, (slug): Neighbours => {
      const index = placeOf(list(), slug) ?? Number.NaN;
      const [newer, older] = [list()[index - 1], list()[index + 1]];
      return { newer: newer && linkTo(newer), older: older && linkTo(older) };
    }),
    /** Finds the first documents, at most `most`, for which `of` returns the same value as for the given document. */
    othersLike: (most: number, of: (item: Item) => unknown) =>
      question(`others-like-${collection}`, (slug): PageLink[] => {
        const own = list()[placeOf(list(), slug) ?? Number.NaN];
        const others: Item[] = [];
        for (const item of list()) {
          if (others.length === most) break;
          if (own && item !== own && of(item) === of(own)) others.push(item);
        }
        return others.map(linkTo);
      }),
  };
}

/** Groups items by each of their keys. Keys are in the order in which they first occur. */
export function grouped<Item>(items: readonly Item[], keysOf: (item: Item) => readonly string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}

/** Item with its weight. */
export type Weighed<Item> = readonly [item: Item, weight: number];

/**
 * Returns the `most` heaviest items, heaviest first; `order` compares items of the same weight. Only items that can be
 * in the result are sorted.
 */
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
