/** Routes of the site, made from the registry: every address and the page that it shows. */
import { DOCUMENT_ADDRESSES, FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { documentTypes } from "../registry/document-types.ts";
import type { FixedPageEntry } from "../registry/fixed-page.tsx";
import { fixedPages, unknownPage } from "../registry/fixed-pages.ts";
import type { pageOf } from "../registry/page.tsx";
import { matchPath } from "react-router-dom";
import { onceForEach } from "../../shared/once.ts";

export interface PageRoute extends ReturnType<typeof pageOf>, Pick<FixedPageEntry, "preloadLater"> {
  /** Pattern that the addresses of the route match. Letter case is ignored. */
  path: string;
}

/** Routes in the order in which they are matched. Fixed pages come first, so no document can take their addresses. */
const routes: readonly PageRoute[] = [
  ...Object.entries(FIXED_ADDRESSES).flatMap(([name, address]) => {
    const page = fixedPages[name];
    return page ? [address, ...page.additionalPatterns].map((path) => ({ ...page, path })) : [];
  }),
  ...documentTypes.flatMap((type) =>
    [DOCUMENT_ADDRESSES[type.collection] ?? "", ...type.additionalPatterns].map((path) => ({ ...type, path })),
  ),
  { ...unknownPage, path: "*" },
];

/**
 * Finds the first route that matches an address, and the value of the first parameter of its pattern (`""` if there is
 * none). Results are cached, because React Router compiles a regular expression at every match, and each page is
 * matched several times.
 */
export const matchRoute = onceForEach((pathname: string): { route: PageRoute; segment: string } => {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, segment: Object.values(match.params)[0] ?? "" };
  }
  throw new Error("The last route matches every address.");
});

/** Loads all code of the page at an address. */
export function preloadPage(pathname: string): Promise<unknown> {
  const { route } = matchRoute(pathname);
  return Promise.all([route.preload(), route.preloadLater?.()]);
}

/**
 * Loads the code and the data that a prerendered page needs for its first render. Resolves to true if the site has the
 * address. Otherwise loads the page for unknown addresses, and resolves to false.
 */
export async function preloadRoute(pathname: string): Promise<boolean> {
  const { route, segment } = matchRoute(pathname);
  const [read] = await Promise.all([route.load(pathname, segment), route.preload()]);
  if (route.path !== "*" && read !== undefined) return true;
  await Promise.all([unknownPage.load(pathname, ""), unknownPage.preload()]);
  return false;
}
