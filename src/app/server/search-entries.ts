/** Everything that the search finds, from the registry. */
import type { SearchEntry } from "../../search/entry.ts";
import type { FixedPageEntry } from "../../registry/fixed-page.tsx";
import { fixedPages } from "../../registry/fixed-pages.ts";
import { crawlDocuments } from "./pages.ts";

/** Documents with a page each, then those that only lists show. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const documents = await crawlDocuments();
  const listed = Object.values<FixedPageEntry>(fixedPages).map(({ searchEntries }) => searchEntries?.() ?? []);
  return [...documents.map(({ searchEntry }) => searchEntry), ...(await Promise.all(listed)).flat()];
}
