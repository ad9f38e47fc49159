/** Every address of the site and what it shows, from the registry. */
import { type ComponentType } from "react";
import type { DocumentPage } from "../queries/document-page.ts";
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES, type FixedPage, type PagedCollection } from "../magazine/addresses.ts";
import type { DocumentType } from "../registry/document-type.tsx";
import { documentTypes } from "../registry/document-types.ts";
import type { FixedPageEntry } from "../registry/fixed-page.tsx";
import { fixedPages } from "../registry/fixed-pages.ts";

/** The part of an address that names a document; empty where there is none. */
interface RouteProps {
  segment: string;
}

export interface PageRoute {
  /** Pattern of the address; matched in any letter case. */
  path: string;
  /** Renders the page; suspends while its code is on the way. */
  Page: ComponentType<RouteProps>;
  /** Loads the code of the page, and answers the component. */
  preload: () => Promise<unknown>;
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: (() => Promise<unknown>) | undefined;
  /** Where the page shows a document: its type, and how it is loaded; `undefined` when there is none. */
  collection?: PagedCollection;
  load?: (segment: string) => Promise<DocumentPage<PagedCollection, unknown> | undefined>;
}

export const home = fixedPages.home;

function fixedRoute([name, { Page, preload, preloadLater }]: [string, FixedPageEntry]): PageRoute {
  return { path: FIXED_ADDRESSES[name as FixedPage], Page, preload, preloadLater };
}

/** An address that names no document shows the home page. */
function documentRoute({ collection, Page, preload, load }: DocumentType): PageRoute {
  const Shown = ({ segment }: RouteProps) => <Page segment={segment} otherwise={<home.Page />} />;
  return { path: DOCUMENT_ADDRESSES[collection], Page: Shown, preload, collection, load };
}

/** The first that matches is shown, so an address of a fixed page never names a document. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(fixedPages).map(fixedRoute),
  ...Object.values<DocumentType>(documentTypes).map(documentRoute),
  { path: "*", Page: home.Page, preload: home.preload },
];
