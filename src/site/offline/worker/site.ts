/** The site for which the worker works, as it sees it: by its scope, which is the address of the site. */
import { addressKey } from "../../../shared/compiled/address.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { cacheOf, type Kind } from "../kept.ts";

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;

export const cacheName = (kind: Kind) => cacheOf(kind, scope);

/** The path of an address below that of the site, without a slash before it; `undefined` outside of it. */
export function pathOf(url: string): string | undefined {
  return url.startsWith(scope) ? new URL(url).pathname.slice(new URL(scope).pathname.length) : undefined;
}

/** The address of the site at a path. */
export const urlOf = (path: string) => new URL(path, scope).href;

/** Under which a page is kept: what its query says is for its scripts, and letter case does not count. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + addressKey(pathname);
}

const FOLDERS: string[] = Object.values(SITE_FOLDERS);

/** Whether an address may be one of a page: it is in no folder of files, and has no ending. */
export function mayBePage(url: string): boolean {
  const [first = "", ...rest] = pathOf(url)?.split("/") ?? [""];
  return pathOf(url) !== undefined && !FOLDERS.includes(first) && !(rest.at(-1) ?? first).includes(".");
}
