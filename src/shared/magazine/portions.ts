/** Lists are shown in portions, so that a page costs the same whatever the number of documents. */
import { addressKey } from "../compiled/address.ts";

/** Documents of a portion. */
export const PORTION_SIZE = 24;

/** How many portions a list has; one where it is empty. */
export const portionsOf = (total: number) => Math.max(1, Math.ceil(total / PORTION_SIZE));

/** The portion in which the document at a place of the list stands, 0 first. */
export const portionWith = (place: number) => Math.floor(place / PORTION_SIZE) + 1;

/** Address of a portion of a list, 1 first, which is at the address of the list itself. */
export const portionAddress = (list: string, number: number) =>
  number === 1 ? list : `${portionsBelow(list)}${number}`;

/** What the addresses of all portions but the first begin with. */
export const portionsBelow = (list: string) => `${list}/pagina/`;

/** Address of those documents of a list that are of a category, where a filter asks for their data, and where it has a page. */
export const categoryAddress = (list: string, category: string) => `${list}/${category}`;

/** Route pattern of the portions that have an address of their own. */
export const portionPattern = (list: string) => `${portionsBelow(list)}:number`;

const PLACE = /^(?:\/(.+?))??(?:\/pagina\/([2-9]|[1-9]\d+))?$/;

/** What part of a list an address names, in any letter case; `undefined` where it is none. */
export function portionAt(list: string, address: string): { category: string | undefined; number: number } | undefined {
  const [all, category, number = "1"] = PLACE.exec(addressKey(address).slice(list.length)) ?? [];
  return all === undefined ? undefined : { category, number: Number(number) };
}
