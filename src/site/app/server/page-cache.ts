/**
 * Cache of the results of crawling each page, with the reads of content on which each result depends. The next build
 * crawls only pages for which the answer to one of these reads has changed.
 */
import { onceForEach } from "../../../shared/once.ts";
import { answerTo, noting, type Read } from "../../queries/dependencies/dependency-tracking.ts";
import "../../queries/dependencies/store-dependencies.ts";
import type { Pages, ShownPages } from "../../registry/crawler.ts";

export type Fingerprint = (text: string) => string;

/** Cache that a build stores for the next build, as JSON. */
export interface PageCache {
  /** Every read, with the fingerprint of its answer. */
  reads: [read: Read, answer: string][];
  /** Address of a page → result of crawling the page, and the indices of its reads in `reads`. */
  pages: Record<string, [found: { shown: string }, reads: number[]]>;
}

/** Returns `find`, which crawls a page unless the cache is still valid, and `known`, which returns the new cache. */
export function pagesSince(last: PageCache | undefined, fingerprint: Fingerprint, shown: Pick<ShownPages, "has">) {
  const answerOf = onceForEach((read: Read) => fingerprint(textIn(answerTo(read))));
  // `same` is an array, because an array is faster than a map and a large magazine has a million reads.
  const same = Array.from<boolean | undefined>({ length: last?.reads.length ?? 0 });
  const isSame = (place: number) => (same[place] ??= isAnswered(last?.reads[place]));
  const isAnswered = ([read, answer]: Partial<PageCache["reads"][number]> = []) =>
    read !== undefined && answerOf(read) === answer;
  const pages = new Map<string, SeenPage>();
  const find: Pages["find"] = async <Found extends { shown: string }>(
    address: string,
    look: () => Promise<() => Found>,
  ) => {
    const [found, places] = last?.pages[address] ?? [];
    if (found && shown.has(found.shown) && places?.every(isSame)) {
      pages.set(address, { found, places });
      return found as Found;
    }
    const { made, reads } = noting(await look());
    pages.set(address, { found: made, reads });
    return made;
  };
  return { find, known: () => numbered(pages, answerOf, last?.reads) };
}

const textIn = (answer: unknown) => (typeof answer === "string" ? answer : (JSON.stringify(answer) ?? ""));

/** Crawled page. An unchanged page keeps the indices (`places`) of its reads in the last cache. */
type SeenPage = { found: unknown } & ({ reads: Iterable<Read> } | { places: readonly number[] });

function numbered(
  pages: ReadonlyMap<string, SeenPage>,
  answerOf: (read: Read) => string,
  last: PageCache["reads"] = [],
): PageCache {
  const numbers = new Map<Read, number>();
  const numberOf = onceForEach(() => numbers.size, numbers);
  const moved: number[] = [];
  const numberAt = (place: number) => (moved[place] ??= numberOf(last[place]?.[0] ?? ""));
  const written = Array.from(pages, ([address, page]) => {
    const reads = "places" in page ? page.places.map(numberAt) : Array.from(page.reads, numberOf);
    return [address, [page.found, reads]] as const;
  });
  return {
    reads: Array.from(numbers.keys(), (read) => [read, answerOf(read)]),
    pages: Object.fromEntries(written) as PageCache["pages"],
  };
}
