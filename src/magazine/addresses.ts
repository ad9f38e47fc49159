/** The addresses of the site in their canonical spelling (decisions, "Names and addresses"). */
import type { AddressPattern } from "../compiled/address.ts";

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
} as const;

/** Spellings under which some of them are known too. */
export const ALTERNATIVE_SPELLINGS = ["/Club-Pompa", "/Made-in-arg"];

export type FixedPage = keyof typeof FIXED_ADDRESSES;

/** The types whose documents have a page each. */
export const DOCUMENT_ADDRESSES = {
  issues: "/:slug",
  cards: "/proyecto/:slug",
  articles: "/News/:slug",
} as const satisfies Record<string, AddressPattern>;

export type PagedCollection = keyof typeof DOCUMENT_ADDRESSES;

/** Sections of the navigation; their labels are translations (specification, section 2). */
export const NAVIGATION_SECTIONS = ["who", "editorials", "issues", "made-in-arg", "news", "club-pompa"] as const;

/** First segments that hosts and the build use for files, so no document may take them. */
export const RESERVED_SEGMENTS = ["assets", "media", "locales", "og", "proyecto", "home", "404", "f"] as const;
