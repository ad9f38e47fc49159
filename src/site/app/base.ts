/** Conversion of URLs to addresses of the site. */
import { BASE } from "../queries/site.ts";

/**
 * Converts the path of a URL to an address of the site. Returns `/` for a path outside of the base path; the letter
 * case of the base path is ignored.
 */
export function withoutBase(pathname: string): string {
  const inside = pathname.toLowerCase().startsWith(`${BASE.toLowerCase()}/`);
  return inside ? pathname.slice(BASE.length) : "/";
}

/** Matches the path of a file, such as a feed. Addresses of pages have no file extension. */
const IS_FILE = /\.\w+$/;

/**
 * Returns the address of a link that can be opened without a reload. Returns `undefined` for links to other sites,
 * links to files, and links with a `target`.
 */
export function addressOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const inside = origin === window.location.origin && `${pathname}/`.startsWith(`${BASE}/`) && target === "";
  return inside && !IS_FILE.test(pathname) ? withoutBase(pathname) : undefined;
}
