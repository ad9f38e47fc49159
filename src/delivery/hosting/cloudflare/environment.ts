import type { D1Database, Fetcher, R2Bucket, RateLimit } from "@cloudflare/workers-types/2023-07-01";

/** What `wrangler.jsonc` gives the Worker. */
export interface Environment {
  /** The files of the site. */
  ASSETS: Fetcher;
  /** Pictures and videos, and what is past the limit of files. */
  FILES: R2Bucket;
  /** What readers sent. */
  DB: D1Database;
  /** How much one sender, and all together, may send in a minute: counted at each place of Cloudflare by itself. */
  SENDERS: RateLimit;
  EVERYBODY: RateLimit;
  /** Path under which the site is served, with a slash at both ends. */
  BASE: string;
}
