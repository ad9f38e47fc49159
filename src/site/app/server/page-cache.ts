/**
 * Cache of crawled pages. Each page is stored with its reads: the questions about the content that were asked while the
 * page was crawled. The next build crawls a page again only if the answer to one of its reads has changed.
 */
import { onceForEach } from "../../../shared/once.ts";
import { answerTo, trackReads, type Read } from "../../queries/dependencies/dependency-tracking.ts";
import "../../queries/dependencies/store-dependencies.ts";
import type { CrawlContext, PageDataStore } from "../../registry/crawler.ts";

export type Fingerprint = (text: string) => string;

/** Cache that a build stores for the next build, as JSON. */
export interface PageCache {
  /** Every read, with the fingerprint of its answer. */
  reads: [read: Read, answer: string][];
  /** Address of a page → facts about the page, and the indices of its reads in `reads`. */
  pages: Record<string, [facts: { dataName: string }, reads: number[]]>;
}

/**
 * Creates the page cache of a build. `find` crawls a page, unless the previous cache and `dataStore` contain the page
 * and all of its reads have the same answers as before. `toPageCache` returns the cache for the next build.
 */
export function createPageCache(
  previous: PageCache | undefined,
  fingerprint: Fingerprint,
  dataStore: Pick<PageDataStore, "has">,
) {
  const answerOf = onceForEach((read: Read) => fingerprint(textOf(answerTo(read))));
  // `unchanged` is an array, because an array is faster than a map, and a large magazine has a million reads.
  const unchanged = Array.from<boolean | undefined>({ length: previous?.reads.length ?? 0 });
  const isUnchanged = (index: number) => (unchanged[index] ??= hasSameAnswer(previous?.reads[index]));
  const hasSameAnswer = ([read, answer]: Partial<PageCache["reads"][number]> = []) =>
    read !== undefined && answerOf(read) === answer;
  const pages = new Map<string, CachedPage>();
  const find: CrawlContext["find"] = async <Facts extends { dataName: string }>(
    address: string,
    crawlPage: () => Promise<() => Facts>,
  ) => {
    const [cached, places] = previous?.pages[address] ?? [];
    if (cached && dataStore.has(cached.dataName) && places?.every(isUnchanged)) {
      pages.set(address, { facts: cached, places });
      return cached as Facts;
    }
    const { result, reads } = trackReads(await crawlPage());
    pages.set(address, { facts: result, reads });
    return result;
  };
  return { find, toPageCache: () => buildPageCache(pages, answerOf, previous?.reads) };
}

const textOf = (answer: unknown) => (typeof answer === "string" ? answer : (JSON.stringify(answer) ?? ""));

/** Crawled page. An unchanged page keeps the indices (`places`) of its reads in the previous cache. */
type CachedPage = { facts: unknown } & ({ reads: Iterable<Read> } | { places: readonly number[] });

function buildPageCache(
  pages: ReadonlyMap<string, CachedPage>,
  answerOf: (read: Read) => string,
  previous: PageCache["reads"] = [],
): PageCache {
  const newIndices = new Map<Read, number>();
  const newIndexOf = onceForEach(() => newIndices.size, newIndices);
  const newIndexByOld: number[] = [];
  const newIndexAt = (index: number) => (newIndexByOld[index] ??= newIndexOf(previous[index]?.[0] ?? ""));
  const pageEntries = Array.from(pages, ([address, page]) => {
    const reads = "places" in page ? page.places.map(newIndexAt) : Array.from(page.reads, newIndexOf);
    return [address, [page.facts, reads]] as const;
  });
  return {
    reads: Array.from(newIndices.keys(), (read) => [read, answerOf(read)]),
    pages: Object.fromEntries(pageEntries) as PageCache["pages"],
  };
}
