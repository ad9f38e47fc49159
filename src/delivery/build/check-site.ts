/**
 * A built site held against itself, before it takes the place of the last one: what a page, the
 * sitemap or a feed refers to is there. What only shows when everything is put together is found
 * here, because the compiler knows no pages and the pages know no other.
 */
import { messages } from "../../content/messages/messages.ts";
import { addressKey, decodePath } from "../../shared/compiled/address.ts";
import { listPagesBelow } from "../../shared/magazine/list-pages.ts";
import { onceForEach } from "../../shared/once.ts";
import type { NumberedReferences, SiteReferences } from "../prerender/references.ts";
import { wrongPlace, wrongReferences } from "./wrong-references.ts";

interface BuiltSite {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Public address of the site, without a slash at the end. */
  url: string;
  references: SiteReferences;
  /** The pages; some are listed by another. */
  pages: readonly { address: string; listedAt?: string }[];
  /** Path → text of the sitemap, the feeds and the like. */
  siteFiles: ReadonlyMap<string, string>;
  /** What the search leads to. */
  found: readonly { address: string; title: string }[];
  /** Its files, by their paths from the folder of the site. */
  files: { has(file: string): boolean };
}

/** Something that refers to what is not there. */
export interface Fault {
  /** Addresses of the pages, or the file, that refer to it. */
  from: string[];
  /** As it is written there. */
  target: string;
  /** What is wrong with it, in a sentence for editors. */
  message: string;
}

/** The same mistake stands in every page that shows a document or a bar: said once, with its pages. */
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

/** Who refers to what, and what is wrong with that. */
function* checksOf(site: BuiltSite): Generator<[from: string, target: string, message: string | undefined]> {
  const { texts, pages: references } = site.references;
  const pages = new Map([...references].map(([address, page]) => [addressKey(address), page]));
  // The bars have the same links and files in every page.
  const linked = onceForEach((link: string) => wrongLink(site, pages, link));
  yield* wrongReferences(site.references, { linkFault: linked, fileFault: (file) => wrongFile(site, file) });
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

/** The path of something on this site, from its folder; `undefined` where it is elsewhere. */
function pathOf({ url, base }: BuiltSite, target: string): string | undefined {
  const path = target === url || target.startsWith(`${url}/`) ? base + target.slice(url.length + 1) : target;
  if (!path.startsWith(base) || path.startsWith("//")) return undefined;
  return decodePath(path.slice(base.length).replace(/[?#].*$/, ""));
}

type Pages = ReadonlyMap<string, NumberedReferences>;

/** `pages`: by the keys of their addresses. */
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
  // In a field a link in full leads to the first page of a list, whichever has the document.
  const later = [...pages].filter(([listPage]) => listPage.startsWith(listPagesBelow(key)));
  return later.some(([, found]) => !wrongPlace(texts, found, id)) ? undefined : wrong;
}

function wrongFile(site: BuiltSite, file: string): string | undefined {
  const path = pathOf(site, file);
  return path === undefined || path === "" || site.files.has(path) ? undefined : messages.building.noFile;
}

/** A list without a link to its document: no reader would find it. */
const WRONG_LIST = messages.building.notListed;

function pagesLedTo(site: BuiltSite, list: string): Set<string> {
  const { texts, pages } = site.references;
  const links = pages.get(list)?.links ?? [];
  return new Set(links.map((link) => addressKey(`/${pathOf(site, texts[link] ?? "") ?? ""}`)));
}

/** Addresses of pages of which the sitemap or a feed tells. */
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
