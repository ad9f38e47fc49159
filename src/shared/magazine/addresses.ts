/** Addresses of the site in their canonical spelling. */
import magazine, { types } from "#magazine";
import { addressKey, type AddressPattern } from "../compiled/address.ts";
import type { DocumentType } from "./define-type.ts";
import type { DocumentPlace, RequiredPage } from "./pages.ts";
import { SITE_FOLDERS } from "./site-folders.ts";

const { sections, spellings = [], words, menu } = magazine;

/**
 * Addresses of the fixed pages, which exist regardless of the content. A page that the magazine does not use has no
 * entry.
 */
export const FIXED_ADDRESSES = {
  home: "/",
  ...Object.fromEntries(Object.entries(sections).map(([name, { address }]) => [name, address])),
} as Readonly<Record<"home" | RequiredPage, string> & Record<string, string>>;

/** Configuration of the pages. */
export const SECTIONS = sections;

/** Known alternative spellings of addresses, such as `/Club-Pompa`. */
export const ALTERNATIVE_SPELLINGS = spellings;

/** Order of the sections and their types: first the order of the menu, then the order of `sections`. */
const sectionOrder = [...menu, ...Object.keys(sections)];
const sectionOf = (type: string) => types[type]?.section ?? type;
const usedTypes = Object.keys(types)
  .filter((type) => sectionOf(type) in sections)
  .toSorted((a, b) => sectionOrder.indexOf(sectionOf(a)) - sectionOrder.indexOf(sectionOf(b)));

/** Document types of the magazine, and the two types of every magazine: the team, and the people who are credited. */
export const DOCUMENT_TYPES: Readonly<Record<string, DocumentType & { section: string }>> = {
  ...Object.fromEntries(usedTypes.map((type) => [type, { ...types[type], section: sectionOf(type) }])),
  team: { section: "who", called: {} },
  people: { section: "contributors", hasPages: true, called: {} },
};

const entries = Object.entries(DOCUMENT_TYPES);

/** Route patterns of the types whose documents have a page each. */
export const DOCUMENT_ADDRESSES = Object.fromEntries(
  entries.flatMap(([type, { section, hasPages }]) => (hasPages ? [[type, sections[section]?.documents]] : [])),
) as Readonly<Record<"people", AddressPattern> & Record<string, AddressPattern>>;

/**
 * Document types that count as works of the people they credit. Each entry has the page that lists the documents, and
 * the pattern of a document's `id` on that page. The types for people and topics are left out, because they credit
 * nobody.
 */
export const DOCUMENT_PLACES: Readonly<Record<string, DocumentPlace>> = Object.fromEntries(
  entries.flatMap(([type, { section: page, place = ":slug", areTopics }]) =>
    type === "people" || areTopics ? [] : [[type, { page, place }]],
  ),
);

/** Type of the documents that are the topics of other documents; `undefined` in a magazine without topics. */
export const TOPIC_TYPE = usedTypes.find((type) => types[type]?.areTopics);

/** Document types that the magazine does not use. */
export const UNWANTED_TYPES = Object.keys(types).filter((type) => !usedTypes.includes(type));

/**
 * Segment before the role in the addresses of roles, such as `rol` in `/colaboradores/rol/fotografia`. Without this
 * segment, a role and a person could have the same address.
 */
export const ROLE_SEGMENT = words.role;

/** Route pattern of the roles, relative to the address of the list of all people. */
export const ROLE_PATTERN = `${ROLE_SEGMENT}/:role`;

/** Segment before the page number in the addresses of list pages, such as `pagina` in `/issues/pagina/2`. */
export const LIST_PAGE_SEGMENT = words.page;

/** Pages of the menu. */
export const NAVIGATION_SECTIONS = menu.map((section) => ({ section, address: FIXED_ADDRESSES[section] ?? "" }));

/** Address in the HTML of `404.html`. That page is shown at every address that the site does not have. */
export const UNKNOWN_ADDRESS = "404";

/** Address in the HTML of `410.html`. That page is shown at every address whose page was removed. */
export const GONE_ADDRESS = "410";

/**
 * Address under which the data of `404.html` and `410.html` is stored. It matches no route pattern of documents, so it
 * is never mistaken for the address of a document.
 */
export const UNKNOWN_DATA = "/404/404";

/**
 * First segments that no document's address may have. The annotation lets bundlers remove this list from scripts for
 * browsers, which do not need it.
 */
export const RESERVED_SEGMENTS = /* @__PURE__ */ reservedSegments();

function reservedSegments(): string[] {
  const parents = Object.values(DOCUMENT_ADDRESSES).map((pattern) => pattern.split("/").at(1) ?? "");
  const fixed = Object.values(FIXED_ADDRESSES).map(addressKey);
  const segments = [
    ...Object.values(SITE_FOLDERS),
    ...parents,
    ...Object.keys(FIXED_ADDRESSES),
    UNKNOWN_ADDRESS,
    GONE_ADDRESS,
  ];
  return segments.filter((segment) => !segment.startsWith(":") && !fixed.includes(addressKey(`/${segment}`)));
}
