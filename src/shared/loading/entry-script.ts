/**
 * Returns the URL of the entry script of a page, which identifies the version of the site. The entry is the only module
 * script of a page with a `src`.
 */
export function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}
