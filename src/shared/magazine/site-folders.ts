/** Folders in the root of the site that hold no pages: built files, data of pages, pictures, translations, social pictures, the form, the index of the search, documents for others. */
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

/** Where the data of a page are: in a file of their own, and in the HTML of the page. */

/** Attribute of the script tag that holds them in the HTML, as the file does. */
export const PAGE_DATA_ATTRIBUTE = "data-page";

/** Path of the file from the root of the site, in lower case, since letter case does not count in an address. */
export function pageDataPath(address: string): string {
  return `${SITE_FOLDERS.data}${address === "/" ? "/index" : addressKey(address)}.json`;
}

/** Address of the social picture of a page: `/News/Ana` → `/og/News/Ana.jpg`. */
export function socialAddress(address: string): string {
  return `/${SITE_FOLDERS.social}${address === "/" ? "/index" : address}.jpg`;
}
