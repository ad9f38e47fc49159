/** URLs of the site in the service worker. The scope of the worker is the URL of the site. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { cacheNameOf, type Kind } from "../kept.ts";

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;

export const cacheName = (kind: Kind) => cacheNameOf(kind, scope);

/**
 * Returns the path of a URL from the root of the site, without a slash at the beginning; `undefined` for other sites.
 */
export function pathOf(url: string): string | undefined {
  return url.startsWith(scope) ? new URL(url).pathname.slice(new URL(scope).pathname.length) : undefined;
}

/** Returns the URL of a path relative to the site. */
export const urlOf = (path: string) => new URL(path, scope).href;

/** Returns the key of a stored page: its URL in lower case, without the query, because only scripts read the query. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + addressKey(pathname);
}

const FOLDERS: string[] = Object.values(SITE_FOLDERS);

/** Returns whether a URL may be that of a page: it is on the site, not in a folder for files, and has no extension. */
export function mayBePage(url: string): boolean {
  const [first = "", ...rest] = pathOf(url)?.split("/") ?? [""];
  return pathOf(url) !== undefined && !FOLDERS.includes(first) && !(rest.at(-1) ?? first).includes(".");
}
