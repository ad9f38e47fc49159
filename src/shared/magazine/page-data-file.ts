/** Where the data of a page are: in a file of their own, and in the HTML of the page. */
import { addressKey } from "../compiled/address.ts";
import { SITE_FOLDERS } from "./paths.ts";

/** Attribute of the script tag that holds them in the HTML, as the file does. */
export const PAGE_DATA_ATTRIBUTE = "data-page";

/** Path of the file from the root of the site, in lower case, since letter case does not count in an address. */
export function pageDataPath(address: string): string {
  return `${SITE_FOLDERS.data}${address === "/" ? "/index" : addressKey(address)}.json`;
}
