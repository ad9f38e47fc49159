/** The script from which a page starts. */

/** Attribute of its tag: the built files that it will import, which it asks for together. */
export const MODULES_ATTRIBUTE = "data-modules";

/** Its address, which says of what version of the site a page is: the one module of a page that is a file. */
export function entryOf(page: Document): string | null | undefined {
  return page.querySelector("script[type=module][src]")?.getAttribute("src");
}
