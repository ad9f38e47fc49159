/**
 * Folders in the root of the site that contain no pages: built files, data of pages, media, translations, social
 * pictures, the form's receiver, the search index, and documents as JSON for other sites.
 */
import { MEDIA } from "../compiled/layout.ts";
import { addressKey } from "../compiled/address.ts";

export const SITE_FOLDERS = {
  assets: "assets",
  data: "data",
  media: MEDIA,
  locales: "locales",
  social: "og",
  forms: "f",
  search: "search",
  api: "api",
} as const;

/**
 * Attribute that marks the script tag with the page's data in the HTML of a page. The file at `pageDataPath` contains
 * the same data.
 */
export const PAGE_DATA_ATTRIBUTE = "data-page";

/**
 * Returns the path of a page's data file, relative to the root of the site. The path is in lower case, because letter
 * case does not matter in addresses.
 */
export function pageDataPath(address: string): string {
  return `${SITE_FOLDERS.data}${address === "/" ? "/index" : addressKey(address)}.json`;
}

/** Returns the address of the social picture of a page: `/News/Ana` → `/og/News/Ana.jpg`. */
export function socialAddress(address: string): string {
  return `/${SITE_FOLDERS.social}${address === "/" ? "/index" : address}.jpg`;
}
