/**
 * All pages of the site with their data for crawlers and social networks, and all search entries, from the registry.
 */
import type { Thing } from "schema-dts";
import { FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { listPageAddress } from "../../../shared/magazine/list-pages.ts";
import { categoryAddresses } from "../../queries/lists/list-page-data.ts";
import { addressOf, getSite } from "../../queries/site.ts";
import type { CrawledDocument, CrawlContext, PageDataStore } from "../../registry/crawler.ts";
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
  structuredData: (data: unknown) => readonly Thing[];
  /** Name under which `PageDataStore` stores the content that the page shows. */
  dataName: string;
  /** Additional data of the page, as JSON. If this data or the content changes, the page is rendered again. */
  extraData: unknown;
  /**
   * Address of the list page that links to this document. If this page is a later list page of a document, address of
   * the list page before it. Absent for fixed pages.
   */
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
export async function listPages(documents: readonly CrawledDocument[], dataStore: PageDataStore): Promise<SitePage[]> {
  const byAddress = new Map(documents.map((document) => [document.address, document]));
  const fixed = (await Promise.all(FIXED_PAGES.map((page) => fixedPagesOf(page, byAddress, dataStore)))).flat();
  const listPageAddresses = new Map(
    fixed.flatMap(({ name, page, listedAddresses }) => listedAddresses.map((each) => [name + each, page.address])),
  );
  return [
    ...fixed.map(({ page }) => page),
    ...documents.flatMap((document) => documentPagesOf(document, listPageAddresses)),
  ];
}

/** Returns the page for unknown addresses. `listPages` does not contain it. Throws if there is no such page. */
export async function findUnknownPage(dataStore: PageDataStore): Promise<SitePage> {
  const [entry] = await fixedPagesOf({ ...unknownPage, name: "home" }, new Map(), dataStore);
  if (!entry) throw new Error("There is no page of unknown addresses");
  return entry.page;
}

/** Crawls the documents of all types, one type after the other. */
export async function crawlDocuments(crawlContext: CrawlContext): Promise<CrawledDocument[]> {
  const crawled = [];
  for (const { crawl } of documentTypes) crawled.push((await crawl?.(context, crawlContext)) ?? []);
  return crawled.flat();
}

/** Lists the pages of a registry entry: a single page, or the pages of a list and of its categories. */
async function fixedPagesOf(
  { name, crawl, load }: (typeof FIXED_PAGES)[number],
  documents: ReadonlyMap<string, CrawledDocument>,
  dataStore: PageDataStore,
) {
  const pages = (await crawl?.(context)) ?? [];
  return Promise.all(
    pages.map(
      async ({
        listedAddresses,
        inGroups = false,
        socialTitle,
        structuredData = [],
        pictures = [],
        ...crawledPage
      }) => {
        const data = (await load(crawledPage.address, ""))?.();
        const listedDocuments = listedAddresses.flatMap((address) => documents.get(address) ?? []);
        const itemLists = listedDocuments.length > 0 && !inGroups ? [itemList(publication, listedDocuments)] : [];
        const things = [...structuredData, ...itemLists];
        const [ownPicture] = pictures;
        const firstWithPicture = listedDocuments.find(({ picture }) => picture);
        const page: SitePage = {
          ...crawledPage,
          title: socialTitle ?? titleOf(name),
          kicker: defaultKicker,
          picture: ownPicture?.src ?? firstWithPicture?.picture,
          focus: ownPicture ? ownPicture.focus : firstWithPicture?.focus,
          pictures,
          structuredData: () => things,
          dataName: dataStore.save(crawledPage.address, data),
          extraData: things,
        };
        return { name, page, listedAddresses };
      },
    ),
  );
}

/**
 * Lists the pages of a document. `listPageAddresses`: name of a list + address of a document → address of the list page
 * that shows the document.
 */
function documentPagesOf(document: CrawledDocument, listPageAddresses: ReadonlyMap<string, string>): SitePage[] {
  const {
    section,
    name,
    kicker,
    address,
    published,
    modified,
    picture,
    focus,
    pictures,
    sharesPictureOf,
    additionalListPages,
  } = document;
  const trail = [
    { name: publication.name, address: addressOf("home") },
    { name: titleOf(section), address: addressOf(section) },
    { name, address },
  ];
  const pageOf = ({ address: pageAddress, dataName, structuredData }: (typeof additionalListPages)[number]) => ({
    address: pageAddress,
    published,
    modified,
    title: name,
    kicker: kicker ?? titleOf(section),
    picture,
    focus,
    structuredData: (page: unknown) => [...structuredData(page), breadcrumbs(publication, trail)],
    dataName,
    extraData: titleOf(section),
  });
  return [
    {
      ...pageOf(document),
      pictures,
      sharesPictureOf,
      listedAt: listPageAddresses.get(section + address) ?? addressOf(section),
    },
    ...additionalListPages.map((each, index) => ({
      ...pageOf(each),
      pictures: [],
      listedAt: listPageAddress(address, index + 1),
      sharesPictureOf: address,
    })),
  ];
}

/**
 * Returns the data of filtered list pages: address of a filtered list page → data. Scripts request this data; no page
 * contains it.
 */
export async function filteredListData(): Promise<Map<string, object>> {
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

/** Returns a text in the language of the magazine; `undefined` if there is no text. */
const toContentLanguage = (text: LocalText | undefined) => text && textIn(text, CONTENT_LANGUAGE);

export const titleOf = (page: FixedPage) => textIn(textsOf(page).title, CONTENT_LANGUAGE);

export const descriptionOf = (page: FixedPage) => toContentLanguage(textsOf(page).description) ?? description;

/** Kicker of pages that have none: the tagline of the home page, or else the name of the magazine. */
const defaultKicker = toContentLanguage(textsOf("home").tagline) ?? name;
