/**
 * All pages of the site with their data for crawlers and social networks, and all search entries, from the registry.
 */
import type { Thing } from "schema-dts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { categoryAddresses } from "../../queries/lists/list-page-data.ts";
import { addressOf, getSite } from "../../queries/site.ts";
import type { CrawledDocument, Pages, ShownPages } from "../../registry/crawler.ts";
import { documentTypes } from "../../registry/document-types.ts";
import { fixedPages, unknownPage } from "../../registry/fixed-pages.ts";
import type { SitemapPage } from "../../seo/sitemap.ts";
import { breadcrumbs, itemList } from "../../seo/structured-data/site-graph.ts";
import { context } from "./seo-context.ts";
import type { SearchEntry } from "../../search/search-entry.ts";
import { CONTENT_LANGUAGE } from "../../../shared/magazine/language.ts";
import { type LocalText, textIn } from "../../../shared/magazine/local-text.ts";
import type { FixedPage } from "../../../shared/magazine/pages.ts";
import { textsOf } from "../../queries/pages/page-texts.ts";

export interface SitePage extends SitemapPage {
  title: string;
  /** Short text above the title in the social picture. */
  kicker: string;
  /** URL of the largest file of the page's main picture; `undefined` if the page has no picture. */
  picture: string | undefined;
  /** Point of `picture` that stays visible if the picture is cropped, as in `Picture`. */
  focus: string | undefined;
  /** Makes the structured data from the content that the page shows. */
  structuredData: (shown: unknown) => readonly Thing[];
  /** Name under which `ShownPages` stores the content that the page shows. */
  shown: string;
  /** Additional data of the page, as JSON. If this data or the content changes, the page is rendered again. */
  beside: unknown;
  /** Address of the page that lists this page, or of the list page before this one; absent for fixed pages. */
  listedAt?: string;
  /** Address of another page whose social picture this page uses. */
  sharesPictureOf?: string | undefined;
}

const { publication } = context;

/** Registry entries of the fixed pages, in the order of the configuration. */
const FIXED_PAGES = Object.keys(FIXED_ADDRESSES).flatMap((name) => {
  const entry = fixedPages[name];
  return entry ? [{ ...entry, name }] : [];
});

/** Lists all pages: the fixed pages first, then the pages of the documents of each type, newest first. */
export async function listPages(documents: readonly CrawledDocument[], kept: ShownPages): Promise<SitePage[]> {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const fixed = (await Promise.all(FIXED_PAGES.map((page) => fixedPagesOf(page, byAddress, kept)))).flat();
  const lists = new Map(fixed.flatMap(({ name, page, shows }) => shows.map((each) => [name + each, page.address])));
  return [...fixed.map(({ page }) => page), ...documents.flatMap((document) => documentPagesOf(document, lists))];
}

/** Finds the page for unknown addresses, which `listPages` leaves out. Throws if it is missing, which is a bug. */
export async function findUnknownPage(kept: ShownPages): Promise<SitePage> {
  const [found] = await fixedPagesOf({ ...unknownPage, name: "home" }, new Map(), kept);
  if (!found) throw new Error("There is no page of unknown addresses");
  return found.page;
}

/** Crawls the documents of all types, one type after the other. */
export async function crawlDocuments(pages: Pages): Promise<CrawledDocument[]> {
  const crawled = [];
  for (const { crawl } of documentTypes) crawled.push((await crawl?.(context, pages)) ?? []);
  return crawled.flat();
}

/**
 * Lists the pages of a registry entry: a single page, or the pages of a list and of its categories. `shows`: addresses
 * of the documents that a page lists.
 */
async function fixedPagesOf(
  { name, crawl, load }: (typeof FIXED_PAGES)[number],
  documents: ReadonlyMap<string, CrawledDocument>,
  kept: ShownPages,
) {
  const pages = (await crawl?.(context)) ?? [];
  return Promise.all(
    pages.map(async ({ shows, inGroups = false, socialTitle, structuredData = [], pictures = [], ...each }) => {
      const shown = (await load(each.address, ""))?.();
      const listed = shows.flatMap((address) => documents.get(address) ?? []);
      const itemLists = listed.length > 0 && !inGroups ? [itemList(publication, listed)] : [];
      const things = [...structuredData, ...itemLists];
      const [own] = pictures;
      const shownFirst = listed.find(({ picture }) => picture);
      const page: SitePage = {
        ...each,
        title: socialTitle ?? titleOf(name),
        kicker: motto,
        picture: own?.src ?? shownFirst?.picture,
        focus: own ? own.focus : shownFirst?.focus,
        pictures,
        structuredData: () => things,
        shown: kept.keep(each.address, shown),
        beside: things,
      };
      return { name, page, shows };
    }),
  );
}

/**
 * Lists the pages of a document. `lists`: name of a list + address of a document → address of the list page that shows
 * the document.
 */
function documentPagesOf(document: CrawledDocument, lists: ReadonlyMap<string, string>): SitePage[] {
  const { section, name, kicker, address, published, modified, picture, focus, pictures, sharesPictureOf, further } =
    document;
  const trail = [
    { name: publication.name, address: addressOf("home") },
    { name: titleOf(section), address: addressOf(section) },
    { name, address },
  ];
  const pageOf = ({ address: at, shown, structuredData }: (typeof further)[number]) => ({
    address: at,
    published,
    modified,
    title: name,
    kicker: kicker ?? titleOf(section),
    picture,
    focus,
    structuredData: (page: unknown) => [...structuredData(page), breadcrumbs(publication, trail)],
    shown,
    beside: titleOf(section),
  });
  return [
    { ...pageOf(document), pictures, sharesPictureOf, listedAt: lists.get(section + address) ?? addressOf(section) },
    ...further.map((each, index) => ({
      ...pageOf(each),
      pictures: [],
      listedAt: listPageAddress(address, index + 1),
      sharesPictureOf: address,
    })),
  ];
}

/**
 * Returns the data of filtered list pages, which scripts request and which are not data of a page: address of a
 * filtered list page → data.
 */
export async function dataBesidePages(): Promise<Map<string, object>> {
  const entries = FIXED_PAGES.map(async ({ list, load }) => {
    const addresses = list ? await categoryAddresses(list) : [];
    return Promise.all(addresses.map(async (address) => [address, (await load(address, ""))?.() ?? {}] as const));
  });
  return new Map((await Promise.all(entries)).flat());
}

/** Lists the search entries: documents with a page of their own first, then documents that appear only in lists. */
export async function listSearchEntries(): Promise<SearchEntry[]> {
  const sources = [...documentTypes, ...Object.keys(FIXED_ADDRESSES).map((name) => fixedPages[name])];
  return (await Promise.all(sources.map((source) => source?.searchEntries?.() ?? []))).flat();
}

const { name, description } = getSite();

/** Returns a text in the language of the magazine; `undefined` without a text. */
const localized = (text: LocalText | undefined) => text && textIn(text, CONTENT_LANGUAGE);

export const titleOf = (page: FixedPage) => textIn(textsOf(page).title, CONTENT_LANGUAGE);

export const descriptionOf = (page: FixedPage) => localized(textsOf(page).description) ?? description;

/**
 * Kicker of pages without one of their own: the tagline of the home page; if there is none, the name of the magazine.
 */
const motto = localized(textsOf("home").tagline) ?? name;
