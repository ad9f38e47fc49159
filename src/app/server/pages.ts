/** Every page of the site with what crawlers and social networks get of it, from the registry. */
import type { Thing } from "schema-dts";
import { once } from "../../loading/once.ts";
import type { FixedPage } from "../../magazine/addresses.ts";
import { addressOf } from "../../queries/site.ts";
import type { CrawledDocument } from "../../registry/crawler.ts";
import type { DocumentType } from "../../registry/document-type.tsx";
import { documentTypes } from "../../registry/document-types.ts";
import type { FixedPageEntry } from "../../registry/fixed-page.tsx";
import { fixedPages } from "../../registry/fixed-pages.ts";
import type { SitemapPage } from "../../seo/sitemap.ts";
import { breadcrumbs, itemList } from "../../seo/structured-data/lists.ts";
import { context, tagline, titleOf } from "./publication.ts";

export interface SitePage extends SitemapPage {
  title: string;
  /** A few words over the title. */
  kicker: string;
  /** Address of the largest file of the picture that stands for it, where it has one. */
  picture: string | undefined;
  structuredData: readonly Thing[];
  /** Address of the page that lists it, where one does. */
  listedAt?: string;
}

const { publication } = context;

/** The fixed pages first, then the documents of each type, newest first. */
export const listPages = once(async (): Promise<SitePage[]> => {
  const documents = await crawlDocuments();
  const fixed = (Object.keys(fixedPages) as FixedPage[]).map((page) => fixedPageOf(page, documents));
  return [...(await Promise.all(fixed)), ...documents.map(documentPageOf)];
});

export const crawlDocuments = once(async (): Promise<CrawledDocument[]> => {
  const types = Object.values<DocumentType>(documentTypes);
  return (await Promise.all(types.map(({ crawl }) => crawl?.(context) ?? []))).flat();
});

async function fixedPageOf(page: FixedPage, documents: readonly CrawledDocument[]): Promise<SitePage> {
  const listed = documents.filter(({ section }) => section === page);
  const { seo }: FixedPageEntry = fixedPages[page];
  const { socialTitle, structuredData = [], pictures = [] } = await seo(context);
  return {
    address: addressOf(page),
    title: socialTitle ?? titleOf(page),
    kicker: tagline,
    picture: pictures[0]?.src ?? listed[0]?.picture,
    pictures,
    structuredData: [...structuredData, ...(listed.length > 0 ? [itemList(publication, listed)] : [])],
  };
}

function documentPageOf(document: CrawledDocument): SitePage {
  const { section, name, kicker, structuredData } = document;
  const trail = [
    { name: publication.name, address: addressOf("home") },
    { name: titleOf(section), address: addressOf(section) },
    document,
  ];
  return {
    ...document,
    title: name,
    kicker: kicker ?? titleOf(section),
    listedAt: addressOf(section),
    structuredData: [...structuredData, breadcrumbs(publication, trail)],
  };
}
