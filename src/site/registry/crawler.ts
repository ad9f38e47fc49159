/** What crawlers, feeds and social networks get of the documents of a type. Asked by the prerenderer only. */
import type { PagedCollection } from "../../shared/magazine/pages.ts";
import { listPageAddress, listPagesOf } from "../../shared/magazine/list-pages.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Source } from "../queries/page-data.ts";
import type { ListPageData } from "../queries/list-pages.ts";
import { nameOf, pictureIn } from "../queries/page-link.ts";
import type { SeoContext } from "../seo/structured-data/publication.ts";
import type { DocumentContent, Listing, Summary } from "./definition.ts";
import { pageAt, readingAt } from "./page-at.ts";

export type CrawledDocument = Awaited<ReturnType<ReturnType<typeof crawlerOf>>>[number];

/** Says in a few letters what a text is: another says something else. */
export type Fingerprint = (text: string) => string;

export interface Pages {
  fingerprint: Fingerprint;
  /** What is found of the page of an address, which is looked at where something changed that it had read. In JSON. */
  find: <Found>(address: string, look: () => Promise<() => Found>) => Promise<Found>;
  /** Lets go on what else waits: a walk over all documents waits for nothing, so all others would wait for its end. */
  pause: () => Promise<unknown>;
}

/** So many documents are looked at without a pause. */
const AT_ONCE = 50;

/** Answers how to crawl all of them, newest first. `prepare` loads what their pages ask. */
export function crawlerOf<Name extends PagedCollection, Around, Shown>(
  { section, list, seo }: DocumentContent<Name, Around, Shown> & Listing<Name>,
  source: Source<DocumentPage<Name, Around> & Shown>,
  prepare: () => Promise<unknown>,
) {
  // Outside of the walk: what stays in memory of a page holds nothing of what the walk knows.
  const structuredDataAt = (at: string, context: SeoContext) => async () =>
    seo.structuredData(await pageAt(source, at), context);
  const { feedItem } = seo;
  const feedTextAt = (at: string, context: SeoContext) =>
    feedItem && (async () => feedItem(await pageAt(source, at), context));
  const crawl = async (summary: Summary<Name>, context: SeoContext, { fingerprint, find }: Pages) => {
    const { address, published } = summary;
    const look = (at: string) =>
      find(at, async () => {
        const read = await readingAt(source, at);
        return () => foundOf(read());
      });
    /** Few are asked for more: all that crawlers get would fill the memory. */
    const foundOf = (page: DocumentPage<Name, Around> & Shown) => ({
      fingerprint: fingerprint(JSON.stringify(page)),
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
      fingerprint: found.fingerprint,
      structuredData: structuredDataAt(address, context),
      /** Finds its page anew: few are asked, and all pages would fill the memory. */
      feedText: feedTextAt(address, context),
      /** Its further pages. */
      further: await Promise.all(
        furtherListPages(address, found.listPages).map(async (at) => ({
          address: at,
          fingerprint: (await look(at)).fingerprint,
          structuredData: structuredDataAt(at, context),
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
