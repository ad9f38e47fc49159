/** Names of the worker's file, its caches and its headers, for the service worker and for pages. */

/** File of the service worker, in the root of the site. */
export const WORKER_FILE = "service-worker.js";

/** Kinds of caches: visited pages, the offline page, and the files that pages request. */
export const KINDS = ["pages", "offline", "scripts", "pictures", "data", "texts"] as const;

export type Kind = (typeof KINDS)[number];

/**
 * Returns the name of a cache. The name contains the URL of the site, `scope`, because sites of one host share their
 * storage.
 */
export const cacheNameOf = (kind: Kind, scope: string) => `${kind} ${scope}`;

/** Header of a stored page that contains its title, percent-encoded. */
export const TITLE_HEADER = "X-Kept-Title";
/** Header of a stored page that contains the URLs of its start scripts, the entry script first. */
export const SCRIPTS_HEADER = "X-Kept-Scripts";

/** Returns the URLs of the start scripts of a stored page. */
export const scriptsOf = ({ headers }: Response): string[] => headers.get(SCRIPTS_HEADER)?.split(" ") ?? [];

/**
 * Returns whether all start scripts of a page are stored. Scripts that have not been used for a long time are removed
 * to make room. `storedScripts`: URLs of the stored scripts.
 */
export const hasAllScripts = (page: Response, storedScripts: ReadonlySet<string>): boolean =>
  scriptsOf(page).every((script) => storedScripts.has(script));

/** Message from the current page to the service worker. */
export interface Visit {
  url: string;
  title: string;
  /** URLs of the files that the page has loaded. */
  loaded: string[];
}
