/**
 * The fixed addresses of the site in their canonical spelling (decisions, "Names and addresses"),
 * and the rule that two spellings of one address differ only in letter case.
 */

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

export type FixedPage = keyof typeof FIXED_ADDRESSES;

/** Sections of the navigation; their labels are translations (specification, section 2). */
export const NAVIGATION_SECTIONS = ["who", "editorials", "issues", "made-in-arg", "news", "club-pompa"] as const;

/** First segments that hosts and the build use for files, so no document may take them. */
export const RESERVED_SEGMENTS = ["assets", "media", "locales", "og", "proyecto", "home", "404", "f"] as const;

/** The key under which two spellings of an address meet: `/News/Ana/` and `/news/ana` are the same. */
export function addressKey(address: string): string {
  return address.replace(/(?<=.)\/+$/, "").toLowerCase();
}
