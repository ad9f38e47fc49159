/** Kinds of pages. Where they are, and which of them a magazine has, its configuration says. */

/** Those of every magazine, beside the home page. */
export const OWN_PAGES = ["who", "form", "contributors", "search", "offline"] as const;

export type OwnPage = (typeof OWN_PAGES)[number];

/** Those that a magazine may do without, beside those that list the documents of a type. */
export const WANTED_PAGES = ["socialite"] as const;

/** Any other is the page of a type: its `section`. */
export type FixedPage = "home" | OwnPage | (typeof WANTED_PAGES)[number] | (string & {});

export interface DocumentPlace {
  page: FixedPage;
  place: string;
}
