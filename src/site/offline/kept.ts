/** Names that the service worker and pages use for what is kept in the reader's browser. */

/** File of the service worker, in the root of the site. */
export const WORKER_FILE = "service-worker.js";

/** Kinds of caches: visited pages, the offline page, and the files that pages request. */
export const KINDS = ["pages", "offline", "scripts", "pictures", "data", "texts"] as const;

export type Kind = (typeof KINDS)[number];

/** Name of a cache. It contains the address of the site, `scope`, since sites of one host share their storage. */
export const cacheOf = (kind: Kind, scope: string) => `${kind} ${scope}`;

/** Header of a kept page with its title, encoded. */
export const TITLE_HEADER = "X-Kept-Title";
/** Header of a kept page with the addresses of its start scripts, the entry first. */
export const SCRIPTS_HEADER = "X-Kept-Scripts";

/** Addresses of the start scripts of a kept page. */
export const scriptsOf = ({ headers }: Response): string[] => headers.get(SCRIPTS_HEADER)?.split(" ") ?? [];

/** Whether all start scripts of a page are kept; long unused ones are removed to make room. `kept`: their addresses. */
export const isWhole = (page: Response, kept: ReadonlySet<string>): boolean =>
  scriptsOf(page).every((script) => kept.has(script));

/** Message of a shown page to the service worker. */
export interface Visit {
  /** Address of the page. */
  url: string;
  title: string;
  /** Addresses of the files that the page has loaded. */
  loaded: string[];
}
