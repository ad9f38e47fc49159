/** Divides lists into pages, so that the size of a page does not grow with the number of documents. */
import { addressKey } from "../compiled/address.ts";
import { LIST_PAGE } from "./addresses.ts";

/** Number of documents on a list page. */
export const LIST_PAGE_SIZE = 24;

/** Returns the number of list pages of a list; an empty list has one list page. */
export const listPagesOf = (total: number) => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));

/** Returns the number (from 1) of the list page with the document at an index (from 0) of the list. */
export const listPageWith = (place: number) => Math.floor(place / LIST_PAGE_SIZE) + 1;

/** Returns the address of a list page. The first list page has the address of the list itself. */
export const listPageAddress = (list: string, number: number) =>
  number === 1 ? list : `${listPagesBelow(list)}${number}`;

/** Returns the beginning of the addresses of all list pages except the first. */
export const listPagesBelow = (list: string) => `${list}/${LIST_PAGE}/`;

/**
 * Returns the address of a category of a list. A filter requests data for this address; some categories also have a
 * page at this address.
 */
export const categoryAddress = (list: string, category: string) => `${list}/${category}`;

/** Returns the route pattern of all list pages except the first, which has the address of the list. */
export const listPagePattern = (list: string) => `${listPagesBelow(list)}:number`;

const PLACE = /* @__PURE__ */ new RegExp(`^(?:/(.+?))??(?:/${LIST_PAGE}/([2-9]|[1-9]\\d+))?$`);

/**
 * Returns the category and the list page that an address names, in any letter case; `undefined` if the address names no
 * part of the list.
 */
export function listPageAt(
  list: string,
  address: string,
): { category: string | undefined; number: number } | undefined {
  const [all, category, number = "1"] = PLACE.exec(addressKey(address).slice(list.length)) ?? [];
  return all === undefined ? undefined : { category, number: Number(number) };
}
