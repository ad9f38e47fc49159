/**
 * Checks the references of a built site before it replaces the last one: whatever a page, the sitemap or a feed refers
 * to must exist. The compiler knows no pages, and a page knows no other page, so only the whole site can be checked for
 * that.
 */
import { messages } from "../../../content/messages/messages.ts";
import { addressKey, decodePath } from "../../../shared/compiled/address.ts";
import { listPagesBelow } from "../../../shared/magazine/list-pages.ts";
import { onceForEach } from "../../../shared/once.ts";
import type { NumberedReferences, SiteReferences } from "../../prerender/references.ts";

interface BuiltSite {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Public address of the site, without a slash at the end. */
  url: string;
  references: SiteReferences;
  /** `listedAt`: address of the list that must lead to the page. */
  pages: readonly { address: string; listedAt?: string }[];
  /** Path → text of the sitemap, the feeds and the like. */
  siteFiles: ReadonlyMap<string, string>;
  /** Entries of the search. */
  found: readonly { address: string; title: string }[];
  /** Files of the site, by their paths from its folder. */
  files: { has(file: string): boolean };
}

/** A reference to something that is not there. */
export interface Fault {
  /** Addresses of the pages, or the file, that refer to it. */
  from: string[];
  /** The reference as it is written. */
  target: string;
  /** A sentence for editors. */
  message: string;
}

/**
 * Faults of the site. A mistake is in every page that shows the document or the bar, so it is reported once with its
 * pages.
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

/** A reference: where it is, its target, and the fault of the target, if it has one. */
type Check = [from: string, target: string, fault: string | undefined];

function* checksOf(site: BuiltSite): Generator<Check> {
  const { texts, pages: references } = site.references;
  const pages = new Map([...references].map(([address, page]) => [addressKey(address), page]));
  // The bars have the same links in every page.
  const linked = onceForEach((link: string) => wrongLink(site, pages, link));
  yield* wrongReferences(site, linked);
  for (const { address, title } of site.found)
    yield [messages.building.search(title), address, linked(site.base + address.slice(1))];
  for (const [file, text] of site.siteFiles)
    for (const url of announcedIn(text)) yield [file, url, wrongAnnouncement(site, url)];
  const ledTo = onceForEach((list: string) => pagesLedTo(site, list));
  for (const { address, listedAt: list } of site.pages)
    if (list) yield [address, list, ledTo(list).has(addressKey(address)) ? undefined : WRONG_LIST];
  const owners = new Map<number, string>();
  for (const [address, { canonical, noindex }] of references) {
    if (noindex) continue;
    const owner = owners.get(canonical);
    if (owner === undefined) owners.set(canonical, address);
    else yield [address, texts[canonical] ?? "", messages.building.alsoOf(owner)];
  }
}

/** The path of a target from the folder of the site; `undefined` for other sites. */
function pathOf({ url, base }: BuiltSite, target: string): string | undefined {
  const path = target === url || target.startsWith(`${url}/`) ? base + target.slice(url.length + 1) : target;
  if (!path.startsWith(base) || path.startsWith("//")) return undefined;
  return decodePath(path.slice(base.length).replace(/[?#].*$/, ""));
}

/**
 * Wrong links and files of pages. Each text is checked once: there are millions of references, and most texts are in
 * many pages.
 */
function* wrongReferences(site: BuiltSite, linkFault: (link: string) => string | undefined): Generator<Check> {
  const { texts, pages } = site.references;
  const linkFaults = byNumber(texts, linkFault);
  const fileFaults = byNumber(texts, (file) => wrongFile(site, file));
  for (const [address, page] of pages) {
    for (const link of page.links) {
      const text = texts[link] ?? "";
      const fault = text.startsWith("#") ? wrongPlace(texts, page, text.slice(1)) : linkFaults(link);
      if (fault) yield [address, text, fault];
    }
    for (const file of page.files) {
      const fault = fileFaults(file);
      if (fault) yield [address, texts[file] ?? "", fault];
    }
  }
}

/** Remembers the fault of each text by its number. */
function byNumber(texts: readonly string[], faultOf: (text: string) => string | undefined) {
  const faults = Array.from<string | undefined>({ length: texts.length });
  return (number: number) => (faults[number] ??= faultOf(texts[number] ?? "") ?? "");
}

function wrongPlace(texts: readonly string[], { ids }: NumberedReferences, id?: string): string | undefined {
  return id && !ids.some((number) => texts[number] === id) ? messages.building.noPlace(id) : undefined;
}

type Pages = ReadonlyMap<string, NumberedReferences>;

/** The fault of a link. `pages` has each page by the key of its address. */
function wrongLink(site: BuiltSite, pages: Pages, link: string): string | undefined {
  const { texts } = site.references;
  const [address = "", id] = link.split("#");
  const path = pathOf(site, address);
  if (path === undefined || site.files.has(path)) return undefined;
  const key = addressKey(`/${path}`);
  const page = pages.get(key);
  if (!page) return messages.building.noPage;
  const wrong = wrongPlace(texts, page, id);
  if (id === undefined || wrong === undefined) return undefined;
  // A whole address in a field leads to the first page of a list, whichever page of it has the document.
  const later = [...pages].filter(([listPage]) => listPage.startsWith(listPagesBelow(key)));
  return later.some(([, found]) => !wrongPlace(texts, found, id)) ? undefined : wrong;
}

function wrongFile(site: BuiltSite, file: string): string | undefined {
  const path = pathOf(site, file);
  return path === undefined || path === "" || site.files.has(path) ? undefined : messages.building.noFile;
}

/** The fault of a list without a link to its document, which no reader would find. */
const WRONG_LIST = messages.building.notListed;

function pagesLedTo(site: BuiltSite, list: string): Set<string> {
  const { texts, pages } = site.references;
  const links = pages.get(list)?.links ?? [];
  return new Set(links.map((link) => addressKey(`/${pathOf(site, texts[link] ?? "") ?? ""}`)));
}

/** Matches the addresses in a sitemap and in a JSON feed. */
const ANNOUNCED = /<loc>([^<]*)<|"url": ?"([^"]*)"/g;

const announcedIn = (text: string) => [...text.matchAll(ANNOUNCED)].map(([, loc, url]) => loc ?? url ?? "");

function wrongAnnouncement({ url, references, siteFiles }: BuiltSite, announced: string): string | undefined {
  const { texts, pages } = references;
  if (siteFiles.has(announced.slice(url.length + 1))) return undefined;
  const page = pages.get(announced.slice(url.length) || "/");
  if (!page) return messages.building.noPageAt;
  if (page.noindex) return messages.building.notIndexed;
  const canonical = texts[page.canonical];
  if (!canonical) return messages.building.noAddress;
  return canonical === announced ? undefined : messages.building.saysToBeAt(canonical);
}
