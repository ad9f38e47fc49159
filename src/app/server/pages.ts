/** Every page of the site with what crawlers and social networks get of it, from the registry. */
import type { Thing } from "schema-dts";
import type { FixedPage } from "../../magazine/addresses.ts";
import { addressOf } from "../../queries/site.ts";
import type { Crawler, ListedDocument } from "../../registry/crawler.ts";
import type { DocumentType } from "../../registry/document-type.tsx";
import { documentTypes } from "../../registry/document-types.ts";
import type { FixedPageEntry } from "../../registry/fixed-page.tsx";
import { fixedPages } from "../../registry/fixed-pages.ts";
import { breadcrumbs, itemList } from "../../seo/structured-data/lists.ts";
import { context, tagline, titleOf } from "./publication.ts";

export interface SitePage {
  /** Canonical address. */
  address: string;
  title: string;
  /** A few words over the title. */
  kicker: string;
  /** Address of the largest file of the picture that stands for it, where it has one. */
  picture: string | undefined;
  /** Calendar day on which it was published, where it has one. */
  published?: string;
  /** Every picture that it shows. */
  pictures: readonly { src: string }[];
  structuredData: readonly Thing[];
}

export const crawlers = Object.values<DocumentType>(documentTypes).flatMap(({ crawler }) => crawler ?? []);
const { publication } = context;

/** The fixed pages first, then the documents of each type, newest first. */
export async function listPages(): Promise<SitePage[]> {
  const lists = await Promise.all(crawlers.map(async (crawler) => ({ crawler, listed: await crawler.list() })));
  const fixed = (Object.keys(fixedPages) as FixedPage[]).map((page) =>
    fixedPageOf(
      page,
      lists.flatMap(({ crawler, listed }) => (crawler.section === page ? listed : [])),
    ),
  );
  const documents = lists.flatMap(({ crawler, listed }) => listed.map((each) => documentPageOf(crawler, each)));
  return Promise.all([...fixed, ...documents]);
}

async function fixedPageOf(page: FixedPage, listed: readonly ListedDocument[]): Promise<SitePage> {
  const { seo }: FixedPageEntry = fixedPages[page];
  const { socialTitle, structuredData = [], pictures = [] } = (await seo?.(context)) ?? {};
  return {
    address: addressOf(page),
    title: socialTitle ?? titleOf(page),
    kicker: tagline,
    picture: pictures[0]?.src ?? listed[0]?.picture,
    pictures,
    structuredData: [...structuredData, ...(listed.length > 0 ? [itemList(publication, listed)] : [])],
  };
}

async function documentPageOf(
  { section, crawl }: Crawler,
  { slug, address, name, picture, published, kicker }: ListedDocument,
): Promise<SitePage> {
  const { pictures, structuredData } = await crawl(slug, context);
  const trail = [
    { name: publication.name, address: addressOf("home") },
    { name: titleOf(section), address: addressOf(section) },
    { name, address },
  ];
  return {
    address,
    title: name,
    kicker: kicker ?? titleOf(section),
    picture,
    published,
    pictures,
    structuredData: [...structuredData, breadcrumbs(publication, trail)],
  };
}
