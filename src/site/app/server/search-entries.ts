/** Everything that the search finds, from the registry. */
import { documentTypes } from "../../registry/document-types.ts";
import { fixedPages } from "../../registry/fixed-pages.ts";
import type { SearchEntry } from "../../search/entry.ts";

/** Documents with a page each, then those that only lists show. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const sources = [...documentTypes, ...Object.values(fixedPages)];
  return (await Promise.all(sources.map(({ searchEntries }) => searchEntries?.() ?? []))).flat();
}
