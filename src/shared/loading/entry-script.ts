/**
 * Returns the URL of a page's entry script, which identifies the version of the site. The entry script is the only
 * module script on a page that has a `src`.
 */
export function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}
