/** What crawlers, feeds and social networks get of the documents of a type. Asked by the prerenderer only. */
import type { PagedCollection } from "../../shared/magazine/addresses.ts";
import { listPageAddress, listPagesOf } from "../../shared/magazine/list-pages.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Source } from "../queries/page-data.ts";
import { nameOf, pictureIn } from "../queries/page-link.ts";
import type { ListPageData } from "../queries/list-pages.ts";
import type { SeoContext } from "../seo/structured-data/publication.ts";
import type { DocumentContent, Listing, Summary } from "./definition.ts";
import { pageAt } from "./page-at.ts";

export type CrawledDocument = Awaited<ReturnType<ReturnType<typeof crawlerOf>>>[number];

/** Says in a few letters what a page is made of: another page, or a change, says something else. */
export type Fingerprint = (made: object) => Promise<string>;

/** Answers how to crawl all of them, newest first. */
export function crawlerOf<Name extends PagedCollection, Around, Shown>(
  { section, list, seo }: DocumentContent<Name, Around, Shown> & Listing<Name>,
  source: Source<DocumentPage<Name, Around> & Shown>,
) {
  const crawl = async (summary: Summary<Name>, context: SeoContext, fingerprint: Fingerprint) => {
    const { address, published } = summary;
    const page = await pageAt(source, address);
    /** Few are asked for more than the fingerprint: all that crawlers get would fill the memory. */
    const forCrawlers = async (at: string, shown: typeof page) => ({
      fingerprint: await fingerprint(shown),
      structuredData: async () => seo.structuredData(await pageAt(source, at), context),
    });
    const picture = pictureIn(summary);
    const { formerAddresses = [] } = summary as { formerAddresses?: readonly string[] };
    const { feedItem } = seo;
    return {
      section,
      address,
      /** Those that its page had before, oldest first. */
      formerAddresses,
      name: nameOf(summary),
      published,
      /** Address of the largest file of its picture, where it has one. */
      picture: (picture ?? seo.socialPicture?.(page))?.src,
      kicker: seo.kicker?.(summary),
      pictures: [...(picture ? [picture] : []), ...(seo.pictures?.(page.document) ?? [])],
      ...(await forCrawlers(address, page)),
      /** Finds its page anew: few are asked, and all pages would fill the memory. */
      feedText: feedItem && (async () => feedItem(await pageAt(source, address), context)),
      /** Its further pages. */
      further: await Promise.all(
        furtherListPages(page, address).map(async (further) => ({
          address: further,
          ...(await forCrawlers(further, await pageAt(source, further))),
        })),
      ),
    };
  };
  return async (context: SeoContext, fingerprint: Fingerprint) => {
    const crawled = [];
    // One after the other, so that the page of one is forgotten when that of the next is put together.
    for (const summary of (await list())()) crawled.push(await crawl(summary, context, fingerprint));
    return crawled;
  };
}

function furtherListPages(page: object, address: string): string[] {
  const { listPage } = page as Partial<ListPageData<unknown>>;
  return Array.from({ length: listPagesOf(listPage?.total ?? 0) - 1 }, (_, index) =>
    listPageAddress(address, index + 2),
  );
}
