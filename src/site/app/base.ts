/** The path under which the site is served (`BASE_PATH` at build), and addresses without it. */

/** Without a slash at the end: empty at the root of a host. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The path of a URL → an address of the site; letter case does not count, as in the rest of it. */
export function withoutBase(pathname: string): string {
  const inside = pathname.toLowerCase().startsWith(`${BASE.toLowerCase()}/`);
  return inside ? pathname.slice(BASE.length) : "/";
}

/** The address of the site to which a link leads, without a reload; `undefined` for the others. */
export function addressOf({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const inside = origin === window.location.origin && `${pathname}/`.startsWith(`${BASE}/`) && target === "";
  return inside ? withoutBase(pathname) : undefined;
}
