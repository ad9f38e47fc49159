/** Every address that is prerendered, from the content that the compiler wrote. */
import { FIXED_ADDRESSES } from "../magazine/addresses.ts";

interface Addressed {
  address: string;
}

/** Fixed pages first, then documents, in a fixed order; types without pages have no addresses. */
export function listAddresses(documents: readonly Addressed[]): string[] {
  const own = documents.flatMap(({ address }) => (address ? [address] : []));
  return [...Object.values(FIXED_ADDRESSES), ...own.toSorted()];
}
