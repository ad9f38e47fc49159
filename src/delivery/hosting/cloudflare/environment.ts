import type { D1Database, Fetcher, R2Bucket, RateLimit } from "@cloudflare/workers-types/2023-07-01";

/** Bindings and variables that `wrangler.jsonc` gives the Worker. */
export interface Environment {
  /** The files of the site. */
  ASSETS: Fetcher;
  /** The bucket of pictures, videos and files beyond the limit of assets. */
  FILES: R2Bucket;
  /** The database of submissions. */
  DB: D1Database;
  /** Rate limit per minute for each sender. Each Cloudflare location counts separately. */
  SENDERS: RateLimit;
  /** Rate limit per minute, shared by all senders. */
  EVERYBODY: RateLimit;
  /** Path under which the site is served, with a slash at both ends. */
  BASE: string;
}
