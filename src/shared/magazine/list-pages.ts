/** Lists are divided into pages, so that each costs the same whatever the number of documents. */
import { addressKey } from "../compiled/address.ts";
import { LIST_PAGE } from "./addresses.ts";

/** Documents of a list page. */
export const LIST_PAGE_SIZE = 24;

/** How many list pages a list has; one where it is empty. */
export const listPagesOf = (total: number) => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE));

/** The list page in which the document at a place of the list stands, 0 first. */
export const listPageWith = (place: number) => Math.floor(place / LIST_PAGE_SIZE) + 1;

/** Address of a page of a list; the first is at the address of the list itself. */
export const listPageAddress = (list: string, number: number) =>
  number === 1 ? list : `${listPagesBelow(list)}${number}`;

/** What the addresses of all list pages but the first begin with. */
export const listPagesBelow = (list: string) => `${list}/${LIST_PAGE}/`;

/** Address of those documents of a list that are of a category, where a filter asks for their data, and where it has a page. */
export const categoryAddress = (list: string, category: string) => `${list}/${category}`;

/** Route pattern of the list pages that have an address of their own. */
export const listPagePattern = (list: string) => `${listPagesBelow(list)}:number`;

const PLACE = /* @__PURE__ */ new RegExp(`^(?:/(.+?))??(?:/${LIST_PAGE}/([2-9]|[1-9]\\d+))?$`);

/** What part of a list an address names, in any letter case; `undefined` where it is none. */
export function listPageAt(
  list: string,
  address: string,
): { category: string | undefined; number: number } | undefined {
  const [all, category, number = "1"] = PLACE.exec(addressKey(address).slice(list.length)) ?? [];
  return all === undefined ? undefined : { category, number: Number(number) };
}
