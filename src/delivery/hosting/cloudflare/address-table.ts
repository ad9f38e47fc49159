/**
 * A table that tells the Worker where to find what has no address among its static assets: other spellings, and files
 * past the limit. The build writes the table in small parts that are deployed with the site. The Worker stays the same
 * whatever the content says, an answer reads a few kilobytes, and pages in the bucket change with the site.
 */

/** Key of an address → `/News/Ana` for an asset, `GONE`, or the key of a file in the bucket. */
export type Places = Record<string, string>;

/** The place of a page that is gone. */
export const GONE = "";

const PARTS = 64;

/** The key of an address. Letter case, slashes at the end and `.html` do not count. */
export const placeKey = (path: string): string =>
  path
    .replace(/(?<=.)\/+$/, "")
    .replace(/(?:\/index)?\.html$/i, "")
    .toLowerCase() || "/";

/**
 * Path of the part that has a key, from the root of the site. The hash is FNV-1a:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function placesPath(key: string): string {
  const hash = new TextEncoder().encode(key).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return `_places/${(hash >>> 0) % PARTS}.json`;
}

/** Largest number of parts. */
export const MOST_PLACES_FILES = PARTS;
