/** Addresses of the site in their canonical spelling. */
import magazine, { types } from "#magazine";
import { addressKey, type AddressPattern } from "../compiled/address.ts";
import type { DocumentType } from "./define-type.ts";
import type { DocumentPlace, OwnPage } from "./pages.ts";
import { SITE_FOLDERS } from "./site-folders.ts";

const { sections, spellings = [], words, menu } = magazine;

/** Addresses of the fixed pages, which exist whatever the content. Pages that the magazine leaves out are missing. */
export const FIXED_ADDRESSES = {
  home: "/",
  ...Object.fromEntries(Object.entries(sections).map(([name, { address }]) => [name, address])),
} as Readonly<Record<"home" | OwnPage, string> & Record<string, string>>;

/** Configuration of the pages. */
export const SECTIONS = sections;

/** Other spellings under which some addresses are known, `/Club-Pompa`. */
export const ALTERNATIVE_SPELLINGS = spellings;

/** Order of the types: that of the menu, then that of `sections`. */
const order = [...menu, ...Object.keys(sections)];
const sectionOf = (type: string) => types[type]?.section ?? type;
const wanted = Object.keys(types)
  .filter((type) => sectionOf(type) in sections)
  .toSorted((a, b) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)));

/** Types of documents of the magazine, and those of every magazine: the team, and the people whom it credits. */
export const DOCUMENT_TYPES: Readonly<Record<string, DocumentType & { section: string }>> = {
  ...Object.fromEntries(wanted.map((type) => [type, { ...types[type], section: sectionOf(type) }])),
  team: { section: "who", called: {} },
  people: { section: "contributors", hasPages: true, called: {} },
};

const entries = Object.entries(DOCUMENT_TYPES);

/** Route patterns of the types whose documents have a page each. */
export const DOCUMENT_ADDRESSES = Object.fromEntries(
  entries.flatMap(([type, { section, hasPages }]) => (hasPages ? [[type, sections[section]?.documents]] : [])),
) as Readonly<Record<"people", AddressPattern> & Record<string, AddressPattern>>;

/**
 * Types whose documents are works of the people that they credit: the page that lists them, and the pattern of a
 * document's `id` there. People are missing, since the page of a person credits nobody.
 */
export const DOCUMENT_PLACES: Readonly<Record<string, DocumentPlace>> = Object.fromEntries(
  entries.flatMap(([type, { section: page, place = ":slug" }]) => (type === "people" ? [] : [[type, { page, place }]])),
);

/** Types that the magazine leaves out. */
export const UNWANTED_TYPES = Object.keys(types).filter((type) => !wanted.includes(type));

/**
 * Segment before a role in addresses below the list of everyone. Without it roles could have the addresses of people.
 */
export const ROLES = words.role;

/** Route pattern of the roles, relative to the address of the list. */
export const ROLE_PATTERN = `${ROLES}/:role`;

/** Segment between the address of a list and the number of one of its pages. */
export const LIST_PAGE = words.page;

/** Pages of the menu; their labels are translations. */
export const NAVIGATION_SECTIONS = menu.map((section) => ({ section, address: FIXED_ADDRESSES[section] ?? "" }));

/** Languages of the page names that are the same in every language of the interface: name of a page → language. */
export const NAMED_IN = Object.fromEntries(
  Object.entries(sections).flatMap(([name, { named }]) => (named ? [[name, named]] : [])),
) as Readonly<Record<string, string>>;

/** Address in the HTML of `404.html`, which stands for every address that the site does not have. */
export const UNKNOWN_ADDRESS = "404";

/**
 * First segments that no document may take. The annotation lets bundlers remove them, since browsers do not need them.
 */
export const RESERVED_SEGMENTS = /* @__PURE__ */ reservedSegments();

function reservedSegments(): string[] {
  const parents = Object.values(DOCUMENT_ADDRESSES).map((pattern) => pattern.split("/").at(1) ?? "");
  const fixed = Object.values(FIXED_ADDRESSES).map(addressKey);
  const segments = [...Object.values(SITE_FOLDERS), ...parents, ...Object.keys(FIXED_ADDRESSES), UNKNOWN_ADDRESS];
  return segments.filter((segment) => !segment.startsWith(":") && !fixed.includes(addressKey(`/${segment}`)));
}
