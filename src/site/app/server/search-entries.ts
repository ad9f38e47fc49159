/** Everything that the search finds, from the registry. */
import type { DocumentType } from "../../registry/document-type.tsx";
import { documentTypes } from "../../registry/document-types.ts";
import type { FixedPageEntry } from "../../registry/fixed-page.tsx";
import { fixedPages } from "../../registry/fixed-pages.ts";
import type { SearchEntry } from "../../search/entry.ts";

/** Documents with a page each, then those that only lists show. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const sources = [...Object.values<DocumentType>(documentTypes), ...Object.values<FixedPageEntry>(fixedPages)];
  return (await Promise.all(sources.map(({ searchEntries }) => searchEntries?.() ?? []))).flat();
}
