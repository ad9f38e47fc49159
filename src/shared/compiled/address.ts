/** Spelling and comparison of the addresses of pages. */

/** Route pattern of the addresses of the documents of a type: `/News/:slug`. */
export type AddressPattern = `/${string}:slug` | "/:slug";

/** Canonical address of the page of a document, or of its place in a list. */
export function addressFor(pattern: string, slug: string): string {
  return pattern.replace(":slug", slug);
}

/** Key of an address, the same for `/News/Ana/` and `/news/ana`. */
export function addressKey(address: string): string {
  return address.replace(/^(.+?)\/+$/, "$1").toLowerCase();
}

/** Whether a link is written from the root of the site. */
export const isInternal = (url: string) => /^\/(?!\/)/.test(url);

/**
 * Makes a function that returns the path of an address on this site, with query and fragment, or `undefined` for other
 * sites. `site` is the public address, without a slash at the end, with which links may begin.
 */
export function pathsOn(site: string | undefined): (url: string) => string | undefined {
  const own = site === undefined ? undefined : new URL(site);
  const below = own?.pathname.replace(/\/$/, "") ?? "";
  return (url) => {
    if (isInternal(url)) return url;
    if (!own || !/^https?:/i.test(url) || !url.toLowerCase().includes(own.hostname) || !URL.canParse(url))
      return undefined;
    const { host, pathname, search, hash } = new URL(url);
    if (host !== own.host || !`${pathname}/`.startsWith(`${below}/`)) return undefined;
    return (pathname.slice(below.length) || "/") + search + hash;
  };
}

/** File of a page, which hosts serve at its address without a slash at the end: `/issues` is `issues.html`. */
export function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** Address for links to a document, in the spelling of the document if it gives one. */
export function hrefOf({ link, address }: { link?: string | undefined; address: string }): string {
  return link ?? address;
}

/** Decodes a path. A `%` that encodes nothing stays. */
export function decodePath(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
