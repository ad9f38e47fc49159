/** Divides lists into pages, so that the size of a page does not grow with the number of documents. */
import { addressKey } from "../compiled/address.ts";
import { LIST_PAGE_SEGMENT } from "./addresses.ts";

export const LIST_PAGE_SIZE = 24;

/** Returns the number of list pages of a list; an empty list has one list page. */
export const listPageCount = (total: number) => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));

/** Returns the number, from 1, of the list page that contains the document at an index, from 0. */
export const listPageNumber = (index: number) => Math.floor(index / LIST_PAGE_SIZE) + 1;

/** Returns the address of a list page. The first list page has the address of the list itself. */
export const listPageAddress = (list: string, number: number) =>
  number === 1 ? list : `${listPagePrefix(list)}${number}`;

/** Returns the beginning of the addresses of all list pages except the first. */
export const listPagePrefix = (list: string) => `${list}/${LIST_PAGE_SEGMENT}/`;

/**
 * Returns the address of a category of a list. A filter requests data for this address; some categories also have a
 * page at this address.
 */
export const categoryAddress = (list: string, category: string) => `${list}/${category}`;

/** Returns the route pattern of all list pages except the first, which has the address of the list. */
export const listPagePattern = (list: string) => `${listPagePrefix(list)}:number`;

const LIST_PAGE_PATH = /* @__PURE__ */ new RegExp(`^(?:/(.+?))??(?:/${LIST_PAGE_SEGMENT}/([2-9]|[1-9]\\d+))?$`);

/**
 * Returns the category and the list page that an address names, in any letter case; `undefined` if the address names no
 * part of the list.
 */
export function listPageAt(
  list: string,
  address: string,
): { category: string | undefined; number: number } | undefined {
  const [match, category, number = "1"] = LIST_PAGE_PATH.exec(addressKey(address).slice(list.length)) ?? [];
  return match === undefined ? undefined : { category, number: Number(number) };
}
