/**
 * The address of the script from which a page starts, which says of what version of the site the page is: the one module
 * of a page that is a file.
 */
export function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}
