/** Everything that the search finds, from the registry. */
import type { SearchEntry } from "../../search/entry.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import type { FixedPageEntry } from "../../registry/fixed-page.tsx";
import { fixedPages } from "../../registry/fixed-pages.ts";

/** Documents with a page each, then those that only lists show. */
export async function listSearchEntries(documents: readonly CrawledDocument[]): Promise<SearchEntry[]> {
  const listed = Object.values<FixedPageEntry>(fixedPages).map(({ searchEntries }) => searchEntries?.() ?? []);
  return [...documents.map(({ searchEntry }) => searchEntry), ...(await Promise.all(listed)).flat()];
}
