import type { D1Database, Fetcher, R2Bucket, RateLimit } from "@cloudflare/workers-types/2023-07-01";

/** Bindings and variables that `wrangler.jsonc` gives the Worker. */
export interface Environment {
  /** The files of the site. */
  ASSETS: Fetcher;
  /** The bucket: pictures, videos, and files beyond the maximum number of assets. */
  FILES: R2Bucket;
  /** The database of form submissions. */
  DB: D1Database;
  /** Limits how many submissions each sender may make per minute. Each Cloudflare location counts separately. */
  SENDERS: RateLimit;
  /** Limits how many submissions all senders together may make per minute. */
  EVERYBODY: RateLimit;
  /** Path under which the site is served, with a slash at both ends. */
  BASE: string;
}
