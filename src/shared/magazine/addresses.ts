/** The addresses of the site in their canonical spelling. */
import magazine, { types } from "#magazine";
import { addressKey, type AddressPattern } from "../compiled/address.ts";
import type { DocumentType } from "./define-type.ts";
import type { DocumentPlace, OwnPage } from "./pages.ts";
import { SITE_FOLDERS } from "./site-folders.ts";

const { sections, spellings = [], words, menu } = magazine;

/** The pages that are there whatever the content says. A page that the magazine does not want is missing. */
export const FIXED_ADDRESSES = {
  home: "/",
  ...Object.fromEntries(Object.entries(sections).map(([name, { address }]) => [name, address])),
} as Readonly<Record<"home" | OwnPage, string> & Record<string, string>>;

/** What the configuration says of the pages. */
export const SECTIONS = sections;

/** Spellings under which some of them are known too. */
export const ALTERNATIVE_SPELLINGS = spellings;

/** In the order of the menu, then in that of `sections`. */
const order = [...menu, ...Object.keys(sections)];
const sectionOf = (type: string) => types[type]?.section ?? type;
const wanted = Object.keys(types)
  .filter((type) => sectionOf(type) in sections)
  .toSorted((a, b) => order.indexOf(sectionOf(a)) - order.indexOf(sectionOf(b)));

/** The types of documents of the magazine, with those of every magazine: who makes it, and whom it credits. */
export const DOCUMENT_TYPES: Readonly<Record<string, DocumentType & { section: string }>> = {
  ...Object.fromEntries(wanted.map((type) => [type, { ...types[type], section: sectionOf(type) }])),
  team: { section: "who", called: {} },
  people: { section: "contributors", hasPages: true, called: {} },
};

const entries = Object.entries(DOCUMENT_TYPES);

/** The types whose documents have a page each. */
export const DOCUMENT_ADDRESSES = Object.fromEntries(
  entries.flatMap(([type, { section, hasPages }]) => (hasPages ? [[type, sections[section]?.documents]] : [])),
) as Readonly<Record<"people", AddressPattern> & Record<string, AddressPattern>>;

/**
 * Which page shows the documents of a type, and the place there of each: they are works of whom they credit. A page of
 * somebody credits nobody.
 */
export const DOCUMENT_PLACES: Readonly<Record<string, DocumentPlace>> = Object.fromEntries(
  entries.flatMap(([type, { section: page, place = ":slug" }]) => (type === "people" ? [] : [[type, { page, place }]])),
);

/** The types that it does not want. */
export const UNWANTED_TYPES = Object.keys(types).filter((type) => !wanted.includes(type));

/** Below the list of everyone, the people of a role; before it, since people have the addresses right below the list. */
export const ROLES = words.role;

/** Route pattern of the roles, from the address of the list. */
export const ROLE_PATTERN = `${ROLES}/:role`;

/** Between the address of a list and the number of one of its pages. */
export const LIST_PAGE = words.page;

/** The pages of the menu; their labels are translations. */
export const NAVIGATION_SECTIONS = menu.map((section) => ({ section, address: FIXED_ADDRESSES[section] ?? "" }));

/** Languages of the names that are the same in every language of the interface. */
export const NAMED_IN = Object.fromEntries(
  Object.entries(sections).flatMap(([name, { named }]) => (named ? [[name, named]] : [])),
) as Readonly<Record<string, string>>;

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
