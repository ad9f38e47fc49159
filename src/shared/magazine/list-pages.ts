/** Division of lists into pages, so that each page costs the same whatever the number of documents. */
import { addressKey } from "../compiled/address.ts";
import { LIST_PAGE } from "./addresses.ts";

/** Number of documents in a list page. */
export const LIST_PAGE_SIZE = 24;

/** Number of list pages of a list; an empty list has one. */
export const listPagesOf = (total: number) => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));

/** Number, from 1, of the list page with the document at an index of the list, from 0. */
export const listPageWith = (place: number) => Math.floor(place / LIST_PAGE_SIZE) + 1;

/** Address of a page of a list; the first is at the address of the list itself. */
export const listPageAddress = (list: string, number: number) =>
  number === 1 ? list : `${listPagesBelow(list)}${number}`;

/** Beginning of the addresses of all list pages except the first. */
export const listPagesBelow = (list: string) => `${list}/${LIST_PAGE}/`;

/** Address of a category of a list. A filter requests the data there; some categories have a page there, too. */
export const categoryAddress = (list: string, category: string) => `${list}/${category}`;

/** Route pattern of the list pages with an address of their own: all except the first. */
export const listPagePattern = (list: string) => `${listPagesBelow(list)}:number`;

const PLACE = /* @__PURE__ */ new RegExp(`^(?:/(.+?))??(?:/${LIST_PAGE}/([2-9]|[1-9]\\d+))?$`);

/** Category and list page that an address names, in any letter case; `undefined` if it names no part of the list. */
export function listPageAt(
  list: string,
  address: string,
): { category: string | undefined; number: number } | undefined {
  const [all, category, number = "1"] = PLACE.exec(addressKey(address).slice(list.length)) ?? [];
  return all === undefined ? undefined : { category, number: Number(number) };
}
