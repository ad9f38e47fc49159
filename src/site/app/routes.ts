/** Every address of the site and what it shows, from the registry. */
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { documentTypes } from "../registry/document-types.ts";
import type { FixedPageEntry } from "../registry/fixed-page.tsx";
import { fixedPages } from "../registry/fixed-pages.ts";
import type { pageOf } from "../registry/page.tsx";
import { matchPath } from "react-router-dom";
import { onceForEach } from "../../shared/once.ts";

export interface PageRoute extends ReturnType<typeof pageOf>, Pick<FixedPageEntry, "preloadLater"> {
  /** Pattern of the address; matched in any letter case. */
  path: string;
}

export const { home } = fixedPages;

/** The first that matches is shown, so an address of a fixed page never names a document. */
const routes: readonly PageRoute[] = [
  ...Object.entries(FIXED_ADDRESSES).flatMap(([name, address]) => {
    const page = fixedPages[name];
    return page ? [address, ...page.parts].map((path) => ({ ...page, path })) : [];
  }),
  ...documentTypes.flatMap((type) =>
    [DOCUMENT_ADDRESSES[type.collection] ?? "", ...type.parts].map((path) => ({ ...type, path })),
  ),
  { ...home, path: "*" },
];

/** The route of an address, and what its first render needs. */

/** The first route that matches. The router makes an expression of every pattern it is asked, and a page asks several times. */
export const matchRoute = onceForEach((pathname: string): { route: PageRoute; segment: string } => {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, segment: Object.values(match.params)[0] ?? "" };
  }
  throw new Error("The last route matches every address.");
});

/** Loads the code of the page of an address, all of it. */
export function preloadPage(pathname: string): Promise<unknown> {
  const { route } = matchRoute(pathname);
  return Promise.all([route.preload(), route.preloadLater?.()]);
}

/**
 * Loads what the first render of a prerendered page needs, and answers what it shows of the content. `found`: it is an
 * address of the site, where another has the data of the home page.
 */
export async function preloadRoute(pathname: string) {
  const { route, segment } = matchRoute(pathname);
  const [read] = await Promise.all([route.load(pathname, segment), route.preload()]);
  const found = route.path !== "*" && read !== undefined;
  const { home: other } = FIXED_ADDRESSES;
  const [shown] = found ? [read] : await Promise.all([home.load(other, ""), home.preload()]);
  return { found, address: found ? pathname : other, data: shown?.() };
}
