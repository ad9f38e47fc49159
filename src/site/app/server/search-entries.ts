/** Everything that the search finds, from the registry. */
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { documentTypes } from "../../registry/document-types.ts";
import { fixedPages } from "../../registry/fixed-pages.ts";
import type { SearchEntry } from "../../search/entry.ts";

/** Documents with a page each, then those that only lists show. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const sources = [...documentTypes, ...Object.keys(FIXED_ADDRESSES).map((name) => fixedPages[name])];
  return (await Promise.all(sources.map((source) => source?.searchEntries?.() ?? []))).flat();
}
