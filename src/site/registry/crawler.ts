/**
 * Data of the documents of a type for crawlers, feeds and social networks. Only the prerenderer requests these data.
 */
import { listPageAddress, listPageCount } from "../../shared/magazine/list-pages.ts";
import type { DocumentPage } from "../queries/pages/document-page.ts";
import type { Source } from "../queries/pages/page-data.ts";
import type { ListPageData } from "../queries/lists/list-page-data.ts";
import { nameOf, pictureIn } from "../queries/pages/page-link.ts";
import type { WithTopics } from "../queries/topics/topics.ts";
import { modifiedOf, type Revisions } from "../seo/modified.ts";
import { galleryOf, type SeoContext } from "../seo/structured-data/site-graph.ts";
import { textPictures } from "../seo/text-pictures.ts";
import type { DocumentContent, Listing, Paged } from "./definition.ts";

export type CrawledDocument = Awaited<ReturnType<ReturnType<typeof crawlerOf>>>[number];

/**
 * Store of the content that pages show. The content of each page is made only once and read from the store when it is
 * needed, because memory cannot hold the content of all pages.
 */
export interface PageDataStore {
  /** Stores the content of a page and returns a name for it. Different content gets a different name. */
  save: (address: string, data: unknown) => string;
  has: (name: string) => boolean;
  read: (name: string) => unknown;
}

export interface CrawlContext {
  dataStore: PageDataStore;
  /**
   * Returns facts about the page at an address, as JSON values. Calls `crawlPage` only if the cache of the last build
   * does not contain the page, or if content on which the page depends has changed.
   */
  find: <Facts extends { dataName: string }>(address: string, crawlPage: () => Promise<() => Facts>) => Promise<Facts>;
  /**
   * Yields to the event loop. The loop over all documents never waits for input or output, so without pauses no other
   * task could run until the loop ends.
   */
  pause: () => Promise<unknown>;
}

/** Number of documents that are crawled without a pause. */
const BATCH_SIZE = 50;

/**
 * Returns a function that crawls all documents of a type, newest first. `prepare` loads the lists and functions with
 * which the data of their pages are made.
 */
export function crawlerOf<Document, Item extends Paged, Around, Shown>(
  { section, list, seo }: DocumentContent<Document, Item, Around, Shown> & Listing<Item>,
  source: Source<DocumentPage<Document, Around> & Shown>,
  prepare: () => Promise<unknown>,
) {
  type Page = DocumentPage<Document, Around> & Shown;
  // These functions stay in memory, so they are created outside of `crawl` and do not hold its variables.
  const structuredDataIn = (context: SeoContext, name: string) => (data: unknown) => [
    ...seo.structuredData(data as Page, context),
    ...galleryOf(context.publication, name, textPictures((data as Page).document as object)),
  ];
  const { feedItem } = seo;
  const feedTextIn = (name: string, context: SeoContext, { read }: PageDataStore) =>
    feedItem && (() => feedItem(read(name) as Page, context));
  const crawl = async (summary: Item, context: SeoContext, { dataStore, find }: CrawlContext) => {
    const { address, published } = summary;
    const factsAt = (pageAddress: string) =>
      find(pageAddress, async () => {
        const read = await source("", pageAddress);
        if (!read) throw new Error(`There is no page at ${pageAddress}`);
        return () => factsOf(pageAddress, read());
      });
    const factsOf = (pageAddress: string, page: Page) => ({
      dataName: dataStore.save(pageAddress, page),
      modified: modifiedOf(page.document as Revisions),
      picture: seo.socialPicture?.(page)?.src,
      focus: seo.socialPicture?.(page)?.focus,
      sharesPictureOf: seo.sharesPictureOf?.(page),
      pictures: [...(seo.pictures?.(page.document) ?? []), ...textPictures(page.document as object)].map(({ src }) => ({
        src,
      })),
      listPages: listPageCount((page as Partial<ListPageData<unknown>>).listPage?.total ?? 0),
    });
    const facts = await factsAt(address);
    const picture = pictureIn(summary);
    const { formerAddresses = [], topics = [] } = summary as WithTopics & { formerAddresses?: readonly string[] };
    return {
      section,
      address,
      /** Former addresses of the page, oldest first. */
      formerAddresses,
      name: nameOf(summary),
      topics: topics.map(({ slug }) => slug),
      published,
      modified: facts.modified,
      /** URL of the largest file of the main picture, or of `socialPicture` if there is none; otherwise `undefined`. */
      picture: picture?.src ?? facts.picture,
      /** Point of the picture that stays visible when the picture is cropped. */
      focus: picture ? picture.focus : facts.focus,
      sharesPictureOf: facts.sharesPictureOf,
      kicker: seo.kicker?.(summary),
      pictures: [...(picture ? [picture] : []), ...facts.pictures],
      dataName: facts.dataName,
      structuredData: structuredDataIn(context, nameOf(summary)),
      feedText: feedTextIn(facts.dataName, context, dataStore),
      /** Additional list pages of the document, from the second on. */
      additionalListPages: await Promise.all(
        additionalListPageAddresses(address, facts.listPages).map(async (pageAddress) => ({
          address: pageAddress,
          dataName: (await factsAt(pageAddress)).dataName,
          structuredData: structuredDataIn(context, nameOf(summary)),
        })),
      ),
    };
  };
  return async (context: SeoContext, crawlContext: CrawlContext) => {
    await prepare();
    const crawled = [];
    // Documents are crawled one after the other, so that only one page is in memory at once.
    for (const [index, summary] of (await list())().entries()) {
      if (index % BATCH_SIZE === 0) await crawlContext.pause();
      crawled.push(await crawl(summary, context, crawlContext));
    }
    return crawled;
  };
}

const additionalListPageAddresses = (address: string, count: number) =>
  Array.from({ length: count - 1 }, (_, index) => listPageAddress(address, index + 2));
