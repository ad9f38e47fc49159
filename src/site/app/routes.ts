/** Every address of the site and what it shows, from the registry. */
import type { ComponentType } from "react";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES, type FixedPage } from "../../shared/magazine/addresses.ts";
import type { LoadData } from "../queries/page-data.ts";
import type { DocumentType } from "../registry/document-type.tsx";
import { documentTypes } from "../registry/document-types.ts";
import type { FixedPageEntry } from "../registry/fixed-page.tsx";
import { fixedPages } from "../registry/fixed-pages.ts";
import type { PageProps } from "../registry/page.tsx";

export interface PageRoute {
  /** Pattern of the address; matched in any letter case. */
  path: string;
  /** Renders the page; suspends while its code or its data are on the way. */
  Page: ComponentType<PageProps>;
  /** Loads the code of the page, and answers the component. */
  preload: () => Promise<unknown>;
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: (() => Promise<unknown>) | undefined;
  /** Loads what the page shows of the content, where it shows any; `undefined` when there is no such page. */
  load: LoadData<object> | undefined;
}

export const { home } = fixedPages;

/** The first that matches is shown, so an address of a fixed page never names a document. */
export const routes: readonly PageRoute[] = [
  ...Object.entries<FixedPageEntry>(fixedPages).flatMap(([name, page]) => {
    const address = FIXED_ADDRESSES[name as FixedPage];
    return [address, ...page.parts].map((path) => ({ ...page, path }));
  }),
  ...Object.values<DocumentType>(documentTypes).flatMap((type) =>
    [DOCUMENT_ADDRESSES[type.collection], ...type.parts].map((path) => ({ ...type, path })),
  ),
  { ...home, path: "*" },
];
