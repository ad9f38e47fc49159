/**
 * Where the Worker finds what no address of its static assets names: other spellings of the addresses, and the files
 * past the limit. The build writes it in small parts that are deployed with the site, so that the Worker itself is the
 * same whatever the content says, reads a few kilobytes for an answer, and pages in the bucket change with the site.
 */

/** Key of an address → `/News/Ana` for the asset at that address, `GONE`, another text for the file of the bucket. */
export type Places = Record<string, string>;

/** The place of a page that is gone. */
export const GONE = "";

const PARTS = 64;

/** Under which an address is looked up: letter case, slashes at the end and `.html` do not count. */
export const placeKey = (path: string): string =>
  path
    .replace(/(?<=.)\/+$/, "")
    .replace(/(?:\/index)?\.html$/i, "")
    .toLowerCase() || "/";

/** Path from the root of the site of the part that knows a key. FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function placesPath(key: string): string {
  const hash = new TextEncoder().encode(key).reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  return `_places/${(hash >>> 0) % PARTS}.json`;
}

/** Most files that the parts can be. */
export const MOST_PLACES_FILES = PARTS;
