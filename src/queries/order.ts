/** Orders and neighbours that several types share. */

interface Dated {
  published: string;
  slug: string;
}

/** Newest first; documents of the same day by name, so that the order never depends on the machine. */
export function newestFirst(a: Dated, b: Dated): number {
  return b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug);
}

/** By the number in the name of the file: `proyecto2` before `proyecto10`. */
export function byNumber(a: { slug: string }, b: { slug: string }): number {
  return a.slug.localeCompare(b.slug, "es", { numeric: true });
}

export interface Neighbours<Item> {
  newer: Item | undefined;
  older: Item | undefined;
}

/** The documents before and after one in a list that is ordered newest first. */
export function neighboursIn<Item extends { slug: string }>(list: readonly Item[], slug: string): Neighbours<Item> {
  const index = list.findIndex((item) => item.slug === slug);
  return { newer: list[index - 1], older: index === -1 ? undefined : list[index + 1] };
}

/** A document by the segment of an address: letter case does not count (specification, section 2). */
export function findBySlug<Item extends { slug: string }>(list: readonly Item[], segment: string): Item | undefined {
  return list.find(({ slug }) => slug.toLowerCase() === segment.toLowerCase());
}
