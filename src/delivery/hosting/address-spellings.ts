/**
 * Other spellings of addresses. Letter case does not count in an address of this site, but most static hosts are
 * strict. So a redirect or a copy of each page is at its spelling in lower case, and at those that the site's own links
 * use. `404.html` handles the rest in the browser. Every copy has a canonical link to the one address.
 */
import { ALTERNATIVE_SPELLINGS } from "../../shared/magazine/addresses.ts";
import type { HostProfile } from "./hosts.ts";

/** A map from spellings to canonical addresses. `base` begins every link of the pages, and ends in a slash. */
export function spellingsOf(addresses: readonly string[], links: Iterable<string>, base: string): Map<string, string> {
  const canonical = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  const inside = [...links]
    .filter((link) => link.startsWith(base))
    .map((link) => `/${link.slice(base.length).replace(/[?#].*$/, "")}`);
  const spellings = new Map<string, string>();
  for (const spelling of [...canonical.keys(), ...inside, ...ALTERNATIVE_SPELLINGS].toSorted()) {
    const address = canonical.get(spelling.toLowerCase());
    if (address && address !== spelling) spellings.set(spelling, address);
  }
  return spellings;
}

/**
 * Rules for a host that can redirect. Some hosts prefer a file to a rule, and serve the copy there.
 * https://docs.netlify.com/manage/routing/redirects/overview/
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectRules(
  spellings: ReadonlyMap<string, string>,
  { redirects, redirectBytes = Infinity }: HostProfile,
  base: string,
): string[] {
  const at = (address: string) => base + address.slice(1);
  const rules = [...spellings].map(([spelling, address]) => `${at(spelling)} ${at(address)} 301\n`);
  let bytes = 0;
  const fitting = rules.findIndex((rule) => (bytes += Buffer.byteLength(rule)) > redirectBytes);
  return rules.slice(0, Math.min(redirects, fitting === -1 ? rules.length : fitting));
}
