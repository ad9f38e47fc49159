/** What is kept in the reader's browser, by the names that the worker and the page use for it. */

/** The file of the worker, in the root of the site. */
export const WORKER_FILE = "service-worker.js";

/** Each is a cache: pages that were visited, the page that stands in for others, and what pages ask for. */
export const KINDS = ["pages", "offline", "scripts", "pictures", "data", "texts"] as const;

export type Kind = (typeof KINDS)[number];

/** `scope`: the address of the site. Sites of one host share their storage. */
export const cacheOf = (kind: Kind, scope: string) => `${kind} ${scope}`;

/** Headers of a kept page: its title, encoded, and the addresses of the scripts with which it starts, the entry first. */
export const TITLE_HEADER = "X-Kept-Title";
export const SCRIPTS_HEADER = "X-Kept-Scripts";

/** Addresses of the scripts with which a kept page starts. */
export const scriptsOf = ({ headers }: Response): string[] => headers.get(SCRIPTS_HEADER)?.split(" ") ?? [];

/** Scripts that were not used for long make room for others. `kept`: the addresses of those that are there. */
export const isWhole = (page: Response, kept: ReadonlySet<string>): boolean =>
  scriptsOf(page).every((script) => kept.has(script));

/** What a page that is shown tells the worker. */
export interface Visit {
  /** Address of the page. */
  url: string;
  title: string;
  /** Addresses of what it has loaded. */
  loaded: string[];
}
