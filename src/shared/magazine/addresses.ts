/** The addresses of the site in their canonical spelling. */
import magazine from "#magazine";
import { addressKey, type AddressPattern } from "../compiled/address.ts";
import { type FixedPage, LISTED, type MenuPage, PAGED, type PagedCollection } from "./pages.ts";
import { SITE_FOLDERS } from "./paths.ts";

const { sections, spellings = [], words } = magazine;

/** The pages that are there whatever the content says. A page that the magazine does not want is missing. */
export const FIXED_ADDRESSES = {
  home: "/",
  ...Object.fromEntries(Object.entries(sections).map(([name, { address }]) => [name, address])),
} as Readonly<Record<FixedPage, string>>;

/** Whether the magazine has the page. */
const has = (page: FixedPage) => page in FIXED_ADDRESSES;

/** Spellings under which some of them are known too. */
export const ALTERNATIVE_SPELLINGS = spellings;

/** The types whose documents have a page each. */
export const DOCUMENT_ADDRESSES = Object.fromEntries(
  Object.entries(PAGED)
    .filter(([, list]) => has(list))
    .map(([type, list]) => [type, sections[list]?.documents]),
) as Readonly<Record<PagedCollection, AddressPattern>>;

/** Which page shows the documents of a type that the magazine wants, and the place there of each. */
export const DOCUMENT_PLACES = Object.fromEntries(
  Object.entries(LISTED).filter(([, { page }]) => has(page)),
) as typeof LISTED;

/** The types that it does not want. */
export const UNWANTED_TYPES = Object.keys(LISTED).filter((type) => !(type in DOCUMENT_PLACES));

/** Below the list of everyone, the people of a role; before it, since people have the addresses right below the list. */
export const ROLES = words.role;

/** Route pattern of the roles, from the address of the list. */
export const ROLE_PATTERN = `${ROLES}/:role`;

/** Between the address of a list and the number of one of its pages. */
export const LIST_PAGE = words.page;

/** The pages of the menu; their labels are translations. */
export const NAVIGATION_SECTIONS = magazine.menu;

/** Languages of the names that are the same in every language of the interface. */
export const NAMED_IN = Object.fromEntries(
  Object.entries(sections).flatMap(([name, { named }]) => (named ? [[name, named]] : [])),
) as Readonly<Partial<Record<MenuPage, string>>>;

/** The address that `404.html` gives: it stands for every address that the site does not have. */
export const UNKNOWN_ADDRESS = "404";

/** First segments that are no page and that no document may take. Pure: the browser has no use for them. */
export const RESERVED_SEGMENTS = /* @__PURE__ */ reservedSegments();

function reservedSegments(): string[] {
  const parents = Object.values(DOCUMENT_ADDRESSES).map((pattern) => pattern.split("/").at(1) ?? "");
  const fixed = Object.values(FIXED_ADDRESSES).map(addressKey);
  const segments = [...Object.values(SITE_FOLDERS), ...parents, ...Object.keys(FIXED_ADDRESSES), UNKNOWN_ADDRESS];
  return segments.filter((segment) => !segment.startsWith(":") && !fixed.includes(addressKey(`/${segment}`)));
}
