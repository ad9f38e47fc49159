/** Functions to write and compare the addresses of pages, which are paths from the root of the site. */

/** Route pattern for the addresses of the documents of one document type, for example `/News/:slug`. */
export type AddressPattern = `/${string}:slug` | "/:slug";

/** Returns the canonical address of a document: the address of its page, or of the document's place in a list. */
export function addressFor(pattern: string, slug: string): string {
  return pattern.replace(":slug", slug);
}

/** Returns the key of an address, which is the same for `/News/Ana/` and `/news/ana`. */
export function addressKey(address: string): string {
  return address.replace(/^(.+?)\/+$/, "$1").toLowerCase();
}

/** Whether a link is a path from the root of the site. */
export const isInternal = (url: string) => /^\/(?!\/)/.test(url);

/**
 * Creates a function that converts a URL on this site to its path, with query and fragment. The function returns
 * `undefined` for other URLs. `site` is the public URL of this site, without a slash at the end.
 */
export function createPathResolver(site: string | undefined): (url: string) => string | undefined {
  const siteUrl = site === undefined ? undefined : new URL(site);
  const basePath = siteUrl?.pathname.replace(/\/$/, "") ?? "";
  return (url) => {
    if (isInternal(url)) return url;
    if (!siteUrl || !/^https?:/i.test(url) || !mayBeOn(siteUrl, url) || !URL.canParse(url)) return undefined;
    const { host, pathname, search, hash } = new URL(url);
    if (host !== siteUrl.host || !`${pathname}/`.startsWith(`${basePath}/`)) return undefined;
    return (pathname.slice(basePath.length) || "/") + search + hash;
  };
}

/**
 * Whether a URL may be on a site. Comparing texts rules out most other URLs without parsing, which is slow. For an
 * `xn--` host, texts cannot be compared, because a URL may contain the same host in Unicode.
 */
const mayBeOn = ({ hostname }: URL, url: string) => hostname.includes("xn--") || url.toLowerCase().includes(hostname);

/**
 * Returns the file of a page. Hosts serve the file at the address of the page, without a slash at the end: `/issues` is
 * `issues.html`.
 */
export function pageFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** Returns the address for links to a document: `link`, if editors set this field, or else the canonical address. */
export function hrefOf({ link, address }: { link?: string | undefined; address: string }): string {
  return link ?? address;
}

/** Decodes a path. A path with an invalid escape, such as a single `%`, is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
