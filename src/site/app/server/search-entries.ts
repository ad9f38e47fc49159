/** Everything that the search finds, from the registry. */
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import { documentTypes } from "../../registry/document-types.ts";
import { fixedPages } from "../../registry/fixed-pages.ts";
import type { SearchEntry } from "../../search/entry.ts";

const NAMES = Object.keys(FIXED_ADDRESSES) as FixedPage[];

/** Documents with a page each, then those that only lists show. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const sources = [...documentTypes, ...NAMES.map((name) => fixedPages[name])];
  return (await Promise.all(sources.map(({ searchEntries }) => searchEntries?.() ?? []))).flat();
}
