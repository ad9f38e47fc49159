/**
 * Finds other spellings of addresses. Letter case is ignored in the addresses of this site, but most static hosts are
 * case-sensitive. Therefore each page has a redirect or a copy at its address in lower case, and at every spelling that
 * the site's own links use. `404.html` handles all other spellings in the browser. Every copy has a link to the
 * canonical URL of the page.
 */
import { ALTERNATIVE_SPELLINGS } from "../../shared/magazine/addresses.ts";
import type { HostProfile } from "./hosts.ts";

/**
 * Returns a map from other spellings to canonical addresses. `base` is the beginning of every link within the site,
 * with a slash at both ends.
 */
export function spellingsOf(addresses: readonly string[], links: Iterable<string>, base: string): Map<string, string> {
  const canonical = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  const internalLinks = [...links]
    .filter((link) => link.startsWith(base))
    .map((link) => `/${link.slice(base.length).replace(/[?#].*$/, "")}`);
  const spellings = new Map<string, string>();
  for (const spelling of [...canonical.keys(), ...internalLinks, ...ALTERNATIVE_SPELLINGS].toSorted()) {
    const address = canonical.get(spelling.toLowerCase());
    if (address && address !== spelling) spellings.set(spelling, address);
  }
  return spellings;
}

/**
 * Returns the lines of `_redirects`, but not more than the host reads. If an address has both a redirect and a copy of
 * the page, some hosts serve the copy and ignore the redirect:
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectRules(
  spellings: ReadonlyMap<string, string>,
  { redirects, redirectBytes = Infinity }: HostProfile,
  base: string,
): string[] {
  const withBase = (address: string) => base + address.slice(1);
  const rules = [...spellings].map(([spelling, address]) => `${withBase(spelling)} ${withBase(address)} 301\n`);
  let bytes = 0;
  const end = rules.findIndex((rule) => (bytes += Buffer.byteLength(rule)) > redirectBytes);
  return rules.slice(0, Math.min(redirects, end === -1 ? rules.length : end));
}
