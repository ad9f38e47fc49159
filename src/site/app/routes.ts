/** Every address of the site and what it shows, from the registry. */
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { documentTypes } from "../registry/document-types.ts";
import type { FixedPageEntry } from "../registry/fixed-page.tsx";
import { fixedPages } from "../registry/fixed-pages.ts";
import type { pageOf } from "../registry/page.tsx";

export interface PageRoute extends ReturnType<typeof pageOf>, Pick<FixedPageEntry, "preloadLater"> {
  /** Pattern of the address; matched in any letter case. */
  path: string;
}

export const { home } = fixedPages;

/** The first that matches is shown, so an address of a fixed page never names a document. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(FIXED_ADDRESSES).flatMap(([name, address]) => {
    const page = fixedPages[name];
    return page ? [address, ...page.parts].map((path) => ({ ...page, path })) : [];
  }),
  ...documentTypes.flatMap((type) =>
    [DOCUMENT_ADDRESSES[type.collection] ?? "", ...type.parts].map((path) => ({ ...type, path })),
  ),
  { ...home, path: "*" },
];
