import type { D1Database, Fetcher, R2Bucket } from "@cloudflare/workers-types/2023-07-01";

/** What `wrangler.jsonc` gives the Worker. */
export interface Environment {
  /** The files of the site. */
  ASSETS: Fetcher;
  /** Pictures and videos, and what is past the limit of files. */
  FILES: R2Bucket;
  /** What readers sent. */
  DB: D1Database;
  /** Path under which the site is served, with a slash at both ends. */
  BASE: string;
}
