/** What crawlers, feeds and social networks get of the documents of a type. Asked by the prerenderer only. */
import { listPageAddress, listPagesOf } from "../../shared/magazine/list-pages.ts";
import type { DocumentPage } from "../queries/pages/document-page.ts";
import type { Source } from "../queries/pages/page-data.ts";
import type { ListPageData } from "../queries/lists/list-page-data.ts";
import { nameOf, pictureIn } from "../queries/pages/page-link.ts";
import type { SeoContext } from "../seo/structured-data/site-graph.ts";
import type { DocumentContent, Listing, Paged } from "./definition.ts";

export type CrawledDocument = Awaited<ReturnType<ReturnType<typeof crawlerOf>>>[number];

/** What pages show of the content, put together once and read by all who need it: that of all pages would fill the memory. */
export interface ShownPages {
  /** Answers the name under which it is kept: another says something else. */
  keep: (address: string, shown: unknown) => string;
  has: (name: string) => boolean;
  read: (name: string) => unknown;
}

export interface Pages {
  shown: ShownPages;
  /** What is found of the page of an address, which is looked at where something changed that it had read. In JSON. */
  find: <Found extends { shown: string }>(address: string, look: () => Promise<() => Found>) => Promise<Found>;
  /** Lets go on what else waits: a walk over all documents waits for nothing, so all others would wait for its end. */
  pause: () => Promise<unknown>;
}

/** So many documents are looked at without a pause. */
const AT_ONCE = 50;

/** Answers how to crawl all of them, newest first. `prepare` loads what their pages ask. */
export function crawlerOf<Document, Item extends Paged, Around, Shown>(
  { section, list, seo }: DocumentContent<Document, Item, Around, Shown> & Listing<Item>,
  source: Source<DocumentPage<Document, Around> & Shown>,
  prepare: () => Promise<unknown>,
) {
  type Page = DocumentPage<Document, Around> & Shown;
  // Outside of the walk: what stays in memory of a page holds nothing of what the walk knows.
  const structuredDataIn = (context: SeoContext) => (shown: unknown) => seo.structuredData(shown as Page, context);
  const { feedItem } = seo;
  const feedTextIn = (name: string, context: SeoContext, { read }: ShownPages) =>
    feedItem && (() => feedItem(read(name) as Page, context));
  const crawl = async (summary: Item, context: SeoContext, { shown, find }: Pages) => {
    const { address, published } = summary;
    const look = (at: string) =>
      find(at, async () => {
        const read = await source("", at);
        if (!read) throw new Error(`There is no page at ${at}`);
        return () => foundOf(at, read());
      });
    const foundOf = (at: string, page: Page) => ({
      shown: shown.keep(at, page),
      picture: seo.socialPicture?.(page)?.src,
      sharesPictureOf: seo.sharesPictureOf?.(page),
      pictures: (seo.pictures?.(page.document) ?? []).map(({ src }) => ({ src })),
      listPages: listPagesOf((page as Partial<ListPageData<unknown>>).listPage?.total ?? 0),
    });
    const found = await look(address);
    const picture = pictureIn(summary);
    const { formerAddresses = [] } = summary as { formerAddresses?: readonly string[] };
    return {
      section,
      address,
      /** Those that its page had before, oldest first. */
      formerAddresses,
      name: nameOf(summary),
      published,
      /** Address of the largest file of its picture, where it has one. */
      picture: picture?.src ?? found.picture,
      sharesPictureOf: found.sharesPictureOf,
      kicker: seo.kicker?.(summary),
      pictures: [...(picture ? [picture] : []), ...found.pictures],
      shown: found.shown,
      structuredData: structuredDataIn(context),
      feedText: feedTextIn(found.shown, context, shown),
      /** Its further pages. */
      further: await Promise.all(
        furtherListPages(address, found.listPages).map(async (at) => ({
          address: at,
          shown: (await look(at)).shown,
          structuredData: structuredDataIn(context),
        })),
      ),
    };
  };
  return async (context: SeoContext, pages: Pages) => {
    await prepare();
    const crawled = [];
    // One after the other, so that the page of one is forgotten when that of the next is put together.
    for (const [at, summary] of (await list())().entries()) {
      if (at % AT_ONCE === 0) await pages.pause();
      crawled.push(await crawl(summary, context, pages));
    }
    return crawled;
  };
}

const furtherListPages = (address: string, count: number) =>
  Array.from({ length: count - 1 }, (_, index) => listPageAddress(address, index + 2));
