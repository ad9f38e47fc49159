/**
 * A built site held against itself, before it takes the place of the last one: what a page, the
 * sitemap or a feed refers to is there. What only shows when everything is put together is found
 * here, because the compiler knows no pages and the pages know no other.
 */
import { addressKey, decodePath } from "../compiled/address.ts";
import type { References } from "../prerender/references.ts";

export interface BuiltSite {
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Public address of the site, without a slash at the end. */
  url: string;
  /** What each page refers to, by its address; that of every other address is `UNKNOWN_ADDRESS`. */
  references: ReadonlyMap<string, References>;
  /** Path → text of the sitemap, the feeds and the like. */
  siteFiles: ReadonlyMap<string, string>;
  /** Paths of all files, from the folder of the site. */
  files: ReadonlySet<string>;
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

export function checkSite(site: BuiltSite): Fault[] {
  const pages = new Map([...site.references].map(([address, page]) => [addressKey(address), page]));
  const found = [
    ...[...site.references].flatMap(([address, page]) => [
      ...page.links.map((link) => fault(address, link, wrongLink(site, pages, link, page))),
      ...page.files.map((file) => fault(address, file, wrongFile(site, file))),
    ]),
    ...[...site.siteFiles].flatMap(([file, text]) =>
      announcedIn(text).map((url) => fault(file, url, wrongAnnouncement(site, url))),
    ),
    ...sameCanonical(site.references),
  ];
  return grouped(found.filter((each) => each !== undefined));
}

function fault(from: string, target: string, message: string | undefined): Fault | undefined {
  return message === undefined ? undefined : { from: [from], target, message };
}

/** The path of something on this site, from its folder; `undefined` where it is elsewhere. */
function pathOf({ url, base }: BuiltSite, target: string): string | undefined {
  const path = target === url || target.startsWith(`${url}/`) ? base + target.slice(url.length + 1) : target;
  if (!path.startsWith(base) || path.startsWith("//")) return undefined;
  return decodePath(path.slice(base.length).replace(/[?#].*$/, ""));
}

function wrongLink(
  site: BuiltSite,
  pages: ReadonlyMap<string, References>,
  link: string,
  from: References,
): string | undefined {
  const [address = "", id] = link.split("#");
  const path = pathOf(site, address);
  if (address !== "" && (path === undefined || site.files.has(path))) return undefined;
  const page = address === "" ? from : pages.get(addressKey(`/${path}`));
  if (!page) return "es un enlace a una página que no existe";
  return id && !page.ids.has(id) ? `es un enlace a un lugar («#${id}») que esa página no tiene` : undefined;
}

function wrongFile(site: BuiltSite, file: string): string | undefined {
  const path = pathOf(site, file);
  return path === undefined || path === "" || site.files.has(path)
    ? undefined
    : "es un archivo que no está en el sitio";
}

/** Addresses of pages of which the sitemap or a feed tells. */
const ANNOUNCED = /<loc>([^<]*)<|"url": ?"([^"]*)"/g;

const announcedIn = (text: string) => [...text.matchAll(ANNOUNCED)].map(([, loc, url]) => loc ?? url ?? "");

function wrongAnnouncement({ url, references }: BuiltSite, announced: string): string | undefined {
  const page = references.get(announced.slice(url.length) || "/");
  if (!page) return "es una dirección que no tiene página";
  if (page.noindex) return "es una página que pide no ser indexada";
  return page.canonical === announced ? undefined : `es una página que dice estar en ${page.canonical}`;
}

function sameCanonical(pages: BuiltSite["references"]): Fault[] {
  const owners = new Map<string, string>();
  return [...pages].flatMap(([address, { canonical, noindex }]) => {
    if (noindex) return [];
    const owner = owners.get(canonical);
    if (owner === undefined) owners.set(canonical, address);
    const message = `es la dirección que también ${owner} da como suya`;
    return owner === undefined ? [] : [{ from: [address], target: canonical, message }];
  });
}

/** The same mistake stands in every page that shows a document or a bar: said once, with its pages. */
function grouped(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, Fault>();
  for (const each of faults) {
    const key = `${each.target} ${each.message}`;
    const first = groups.get(key);
    if (first) first.from.push(...each.from);
    else groups.set(key, each);
  }
  return [...groups.values()];
}
