/** Names of fixed pages. The configuration of a magazine decides which of these pages it has, and their addresses. */

/** Pages that every magazine has, apart from the home page. */
export const REQUIRED_PAGES = ["who", "form", "contributors", "search", "offline"] as const;

export type RequiredPage = (typeof REQUIRED_PAGES)[number];

/** Pages that a magazine may leave out, apart from the pages that list the documents of a type. */
export const OPTIONAL_PAGES = ["socialite"] as const;

/** Name of a fixed page, or of a page that lists the documents of a type: the `section` of this type. */
export type FixedPage = "home" | RequiredPage | (typeof OPTIONAL_PAGES)[number] | (string & {});

/** Page that lists the documents of a type, and the pattern of a document's `id` on that page. */
export interface DocumentPlace {
  page: FixedPage;
  place: string;
}
