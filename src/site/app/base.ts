/** Base path of the site (`BASE_PATH` at build), and the site addresses of URLs below it. */

/** Base path without a slash at the end; empty at the root of a host. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** Converts the path of a URL to a site address; `/` outside of the base path, whose letter case does not count. */
export function withoutBase(pathname: string): string {
  const inside = pathname.toLowerCase().startsWith(`${BASE.toLowerCase()}/`);
  return inside ? pathname.slice(BASE.length) : "/";
}

/** Site address to which a link leads without a reload; `undefined` for outside links and those with a `target`. */
export function addressOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const inside = origin === window.location.origin && `${pathname}/`.startsWith(`${BASE}/`) && target === "";
  return inside ? withoutBase(pathname) : undefined;
}
