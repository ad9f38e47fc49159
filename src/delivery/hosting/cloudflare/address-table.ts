/**
 * A table in which the Worker looks up addresses that are not static assets: other spellings of addresses, removed
 * pages, and files beyond the limit of assets. The build writes the table in small parts, which are deployed with the
 * site. Therefore the Worker does not depend on the content, a response reads only a few kilobytes of the table, and
 * pages in the bucket change together with the site.
 */

/** Maps the key of an address to the address of an asset (`/News/Ana`), to `GONE`, or to the key of a bucket file. */
export type Places = Record<string, string>;

/** Value in the table for a removed page. */
export const GONE = "";

const PART_COUNT = 64;

/** Returns the key of an address: the address in lower case, without slashes at the end and without `.html`. */
export const placeKey = (path: string): string =>
  path
    .replace(/(?<=.)\/+$/, "")
    .replace(/(?:\/index)?\.html$/i, "")
    .toLowerCase() || "/";

/**
 * Returns the path of the table part that contains a key. The path is relative to the root of the site. The hash is
 * FNV-1a:
 * http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function placesPath(key: string): string {
  const hash = new TextEncoder().encode(key).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return `_places/${(hash >>> 0) % PART_COUNT}.json`;
}

/** Maximum number of files into which the table is split. */
export const MAX_PLACES_FILES = PART_COUNT;
