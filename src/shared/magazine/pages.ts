/** Names of fixed pages. The configuration of a magazine decides which of them it has, and their addresses. */

/** Pages of every magazine, beside the home page. */
export const OWN_PAGES = ["who", "form", "contributors", "search", "offline"] as const;

export type OwnPage = (typeof OWN_PAGES)[number];

/** Pages that a magazine may leave out, beside those that list the documents of a type. */
export const WANTED_PAGES = ["socialite"] as const;

/** Name of a fixed page. Any other name is the page of a type: its `section`. */
export type FixedPage = "home" | OwnPage | (typeof WANTED_PAGES)[number] | (string & {});

/** Page that lists the documents of a type, and the pattern of a document's `id` there. */
export interface DocumentPlace {
  page: FixedPage;
  place: string;
}
