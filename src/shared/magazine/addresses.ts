/** The addresses of the site in their canonical spelling. */
import { addressKey, type AddressPattern } from "../compiled/address.ts";
import { SITE_FOLDERS } from "./paths.ts";

/** The pages that are there whatever the content says. */
export const FIXED_ADDRESSES = {
  home: "/",
  who: "/who",
  editorials: "/Editorials",
  socialite: "/socialite",
  "club-pompa": "/club-pompa",
  form: "/form",
  issues: "/issues",
  "made-in-arg": "/made-in-arg",
  news: "/news",
  contributors: "/colaboradores",
  search: "/buscar",
  offline: "/sin-conexion",
} as const;

/** Spellings under which some of them are known too. */
export const ALTERNATIVE_SPELLINGS = ["/Club-Pompa", "/Made-in-arg"];

export type FixedPage = keyof typeof FIXED_ADDRESSES;

/** The types whose documents have a page each. */
export const DOCUMENT_ADDRESSES = {
  issues: "/:slug",
  cards: "/proyecto/:slug",
  articles: "/News/:slug",
  people: "/colaboradores/:slug",
} as const satisfies Record<string, AddressPattern>;

export type PagedCollection = keyof typeof DOCUMENT_ADDRESSES;

/** Which page shows the documents of a type, and the place there of each: they are the works of whom they credit. */
export const DOCUMENT_PLACES = {
  issues: { page: "issues", place: "issue-:slug" },
  editorials: { page: "editorials", place: ":slug" },
  profiles: { page: "club-pompa", place: ":slug" },
  cards: { page: "made-in-arg", place: "card-:slug" },
  articles: { page: "news", place: "article-:slug" },
  team: { page: "who", place: ":slug" },
} as const satisfies { [Name in Exclude<PagedCollection, "people">]: DocumentPlace } & Record<string, DocumentPlace>;

export interface DocumentPlace {
  page: FixedPage;
  place: string;
}

/** Below the list of everyone, the people of a role; before it, since people have the addresses right below the list. */
export const ROLES = "rol";

/** Route pattern of the roles, from the address of the list. */
export const ROLE_PATTERN = `${ROLES}/:role`;

/** Sections of the navigation; their labels are translations. */
export const NAVIGATION_SECTIONS = ["who", "editorials", "issues", "made-in-arg", "news", "club-pompa"] as const;

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
