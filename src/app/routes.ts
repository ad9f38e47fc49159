/** Every address of the site and what it shows, from the registry. */
import type { ComponentType } from "react";
import type { DocumentPage } from "../queries/document-page.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES, type FixedPage, type PagedCollection } from "../magazine/addresses.ts";
import type { DocumentPageProps, DocumentType } from "../registry/document-type.tsx";
import { documentTypes } from "../registry/document-types.ts";
import { fixedPages } from "../registry/fixed-pages.ts";

export interface PageRoute {
  /** Pattern of the address; matched in any letter case. */
  path: string;
  /** Renders the page; suspends while its code is on the way. */
  Page: ComponentType<DocumentPageProps>;
  /** Loads the code of the page, and answers the component. */
  preload: () => Promise<unknown>;
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: (() => Promise<unknown>) | undefined;
  /** Where the page shows a document: its type, and how it is loaded; `undefined` when there is none. */
  collection?: PagedCollection;
  load?: (segment: string) => Promise<DocumentPage<PagedCollection, unknown> | undefined>;
}

export const { home } = fixedPages;

/** The first that matches is shown, so an address of a fixed page never names a document. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(fixedPages).map(([name, page]) => ({ ...page, path: FIXED_ADDRESSES[name as FixedPage] })),
  ...Object.values<DocumentType>(documentTypes).map((type) => ({ ...type, path: DOCUMENT_ADDRESSES[type.collection] })),
  { ...home, path: "*" },
];
