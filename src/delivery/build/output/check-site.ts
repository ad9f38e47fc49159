/**
 * Checks the references of a built site before it replaces the previous one: every target in a page, in the sitemap or
 * in a feed must exist. Only the complete site can be checked, because the compiler does not know the pages, and the
 * code of a page does not know the other pages.
 */
import { messages } from "../../../content/messages/messages.ts";
import { addressKey, decodePath } from "../../../shared/compiled/address.ts";
import { listPagePrefix } from "../../../shared/magazine/list-pages.ts";
import { onceForEach } from "../../../shared/once.ts";
import type { NumberedReferences, SiteReferences } from "../../prerender/references.ts";

interface BuiltSite {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Public URL of the site, without a slash at the end. */
  url: string;
  references: SiteReferences;
  /** The pages of the site. `listedAt` is the address of the list that must link to the page. */
  pages: readonly { address: string; listedAt?: string }[];
  /** Texts of the sitemap, the feeds and similar files, by path. */
  siteFiles: ReadonlyMap<string, string>;
  /** Entries of the search index. */
  searchEntries: readonly { address: string; title: string }[];
  /** Files of the site, by their paths relative to its folder. */
  files: { has(file: string): boolean };
}

/** A wrong reference, such as a link to a missing page. */
export interface Fault {
  /** Addresses of the pages, or names of the files, that contain the reference. */
  from: string[];
  /** The reference as it is written. */
  target: string;
  /** A sentence for editors. */
  message: string;
}

/**
 * Returns the faults of the site. A fault on several pages is reported once, with a list of the pages.
 */
export function checkSite(site: BuiltSite): Fault[] {
  const faults = new Map<string, Fault>();
  for (const [from, target, message] of checksOf(site)) {
    if (message === undefined) continue;
    const key = `${target} ${message}`;
    const fault = faults.get(key) ?? { from: [], target, message };
    fault.from.push(from);
    faults.set(key, fault);
  }
  return [...faults.values()];
}

/**
 * A checked reference: the page or file that contains the reference, its target, and its fault; `undefined` if the
 * reference is right.
 */
type Check = [from: string, target: string, fault: string | undefined];

function* checksOf(site: BuiltSite): Generator<Check> {
  const { texts, pages: references } = site.references;
  const pages = new Map([...references].map(([address, page]) => [addressKey(address), page]));
  // Each link is checked once, because header and footer have the same links on every page.
  const linkFault = onceForEach((link: string) => linkFaultOf(site, pages, link));
  yield* checkReferences(site, linkFault);
  for (const { address, title } of site.searchEntries)
    yield [messages.building.search(title), address, linkFault(site.base + address.slice(1))];
  for (const [file, text] of site.siteFiles)
    for (const url of urlsIn(text)) yield [file, url, announcedUrlFaultOf(site, url)];
  const addressesLinkedFrom = onceForEach((list: string) => linkedAddresses(site, list));
  // A page to which its list does not link is a fault, because readers would not find the page.
  for (const { address, listedAt: list } of site.pages)
    if (list && !addressesLinkedFrom(list).has(addressKey(address))) yield [address, list, messages.building.notListed];
  const owners = new Map<number, string>();
  for (const [address, { canonical, noindex }] of references) {
    if (noindex) continue;
    const owner = owners.get(canonical);
    if (owner === undefined) owners.set(canonical, address);
    else yield [address, texts[canonical] ?? "", messages.building.alsoOf(owner)];
  }
}

/** Returns the path of a target, relative to the folder of the site; `undefined` for a target on another site. */
function pathOf({ url, base }: BuiltSite, target: string): string | undefined {
  const path = target === url || target.startsWith(`${url}/`) ? base + target.slice(url.length + 1) : target;
  if (!path.startsWith(base) || path.startsWith("//")) return undefined;
  return decodePath(path.slice(base.length).replace(/[?#].*$/, ""));
}

/**
 * Yields the wrong references from pages to other pages and to files. Each distinct text is checked once, because a
 * site has millions of references and most texts are on many pages.
 */
function* checkReferences(site: BuiltSite, linkFault: (link: string) => string | undefined): Generator<Check> {
  const { texts, pages } = site.references;
  const linkFaults = cacheByNumber(texts, linkFault);
  const fileFaults = cacheByNumber(texts, (file) => fileFaultOf(site, file));
  for (const [address, page] of pages) {
    for (const link of page.links) {
      const text = texts[link] ?? "";
      const fault = text.startsWith("#") ? anchorFaultOf(texts, page, text.slice(1)) : linkFaults(link);
      if (fault) yield [address, text, fault];
    }
    for (const file of page.files) {
      const fault = fileFaults(file);
      if (fault) yield [address, texts[file] ?? "", fault];
    }
  }
}

/** Returns a function that finds the fault of a text by its index in `texts`, and caches the fault. */
function cacheByNumber(texts: readonly string[], faultOf: (text: string) => string | undefined) {
  const faults = Array.from<string | undefined>({ length: texts.length });
  return (number: number) => (faults[number] ??= faultOf(texts[number] ?? "") ?? "");
}

function anchorFaultOf(texts: readonly string[], { ids }: NumberedReferences, id?: string): string | undefined {
  return id && !ids.some((number) => texts[number] === id) ? messages.building.noPlace(id) : undefined;
}

type Pages = ReadonlyMap<string, NumberedReferences>;

/** Returns the fault of a link; `undefined` if the link is right. `pages` maps the keys of addresses to pages. */
function linkFaultOf(site: BuiltSite, pages: Pages, link: string): string | undefined {
  const { texts } = site.references;
  const [address = "", id] = link.split("#");
  const path = pathOf(site, address);
  if (path === undefined || site.files.has(path)) return undefined;
  const key = addressKey(`/${path}`);
  const page = pages.get(key);
  if (!page) return messages.building.noPage;
  const fault = anchorFaultOf(texts, page, id);
  if (id === undefined || fault === undefined) return undefined;
  // A link in content leads to the first page of a list, even if a later page of the list has the document.
  const later = [...pages].filter(([listPage]) => listPage.startsWith(listPagePrefix(key)));
  return later.some(([, laterPage]) => !anchorFaultOf(texts, laterPage, id)) ? undefined : fault;
}

function fileFaultOf(site: BuiltSite, file: string): string | undefined {
  const path = pathOf(site, file);
  return path === undefined || path === "" || site.files.has(path) ? undefined : messages.building.noFile;
}

function linkedAddresses(site: BuiltSite, list: string): Set<string> {
  const { texts, pages } = site.references;
  const links = pages.get(list)?.links ?? [];
  return new Set(links.map((link) => addressKey(`/${pathOf(site, texts[link] ?? "") ?? ""}`)));
}

/** Matches the URLs in a sitemap and in a JSON feed. */
const URL_PATTERN = /<loc>([^<]*)<|"url": ?"([^"]*)"/g;

const urlsIn = (text: string) => [...text.matchAll(URL_PATTERN)].map(([, loc, url]) => loc ?? url ?? "");

function announcedUrlFaultOf({ url, references, siteFiles }: BuiltSite, announcedUrl: string): string | undefined {
  const { texts, pages } = references;
  if (siteFiles.has(announcedUrl.slice(url.length + 1))) return undefined;
  const page = pages.get(announcedUrl.slice(url.length) || "/");
  if (!page) return messages.building.noPageAt;
  if (page.noindex) return messages.building.notIndexed;
  const canonical = texts[page.canonical];
  if (!canonical) return messages.building.noAddress;
  return canonical === announcedUrl ? undefined : messages.building.saysToBeAt(canonical);
}
