/** What crawlers, feeds and social networks get of the documents of a type. Asked by the prerenderer only. */
import type { PagedCollection } from "../magazine/addresses.ts";
import { portionAddress, portionsOf } from "../magazine/portions.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Source } from "../queries/page-data.ts";
import { CONTENT_LANGUAGE } from "../magazine/language.ts";
import { smallestOf } from "../queries/page-link.ts";
import type { SearchEntry } from "../search/entry.ts";
import type { PortionData } from "../queries/portions.ts";
import type { DocumentContent, SeoContext, Summary } from "./definition.ts";

export type CrawledDocument = Awaited<ReturnType<ReturnType<typeof crawlerOf>>>[number];

/** Says in a few letters what a page is made of: another page, or a change, says something else. */
export type Fingerprint = (made: object) => string;

/** Answers how to crawl all of them, newest first. */
export function crawlerOf<Name extends PagedCollection, Around, Shown>(
  { section, list, link, seo, search }: DocumentContent<Name, Around, Shown>,
  source: Source<DocumentPage<Name, Around> & Shown>,
) {
  const pageAt = async (address: string) => {
    const page = (await source("", address))?.();
    if (!page) throw new Error(`There is no page at ${address}`);
    return page;
  };
  const crawl = async (summary: Summary<Name>, context: SeoContext, fingerprint: Fingerprint) => {
    const { address, published } = summary;
    const page = await pageAt(address);
    /** Few are asked for more than the fingerprint: all that crawlers get would fill the memory. */
    const forCrawlers = (at: string, shown: typeof page) => ({
      fingerprint: fingerprint([shown, seo.structuredData(shown, context)]),
      structuredData: async () => seo.structuredData(await pageAt(at), context),
    });
    const { name, picture } = link(summary);
    const { feedItem } = seo;
    return {
      section,
      address,
      name,
      published,
      /** Address of the largest file of its picture, where it has one. */
      picture: (picture ?? seo.socialPicture?.(page))?.src,
      kicker: seo.kicker?.(summary),
      pictures: [...(picture ? [picture] : []), ...(seo.pictures?.(page.document) ?? [])],
      ...forCrawlers(address, page),
      /** Finds its page anew: few are asked, and all pages would fill the memory. */
      feedText: feedItem && (async () => feedItem(await pageAt(address), context)),
      searchEntry: {
        ...search(page),
        address,
        slug: summary.slug,
        kind: section,
        title: name,
        lang: summary.lang ?? CONTENT_LANGUAGE,
        day: published,
        picture: smallestOf(picture ?? seo.socialPicture?.(page)),
      } satisfies SearchEntry,
      /** The pages of its further portions. */
      further: await Promise.all(
        furtherPortions(page, address).map(async (further) => ({
          address: further,
          ...forCrawlers(further, await pageAt(further)),
        })),
      ),
    };
  };
  return async (context: SeoContext, fingerprint: Fingerprint) => {
    const summaries = (await list())();
    if (summaries.some(({ published }, index) => published > (summaries[index - 1]?.published ?? published)))
      throw new Error(`The list of ${section} is not newest first: its query in src/queries lacks newestFirst().`);
    const crawled = [];
    // One after the other, so that the page of one is forgotten when that of the next is put together.
    for (const summary of summaries) crawled.push(await crawl(summary, context, fingerprint));
    return crawled;
  };
}

function furtherPortions(page: object, address: string): string[] {
  const { portion } = page as Partial<PortionData<unknown>>;
  return Array.from({ length: portionsOf(portion?.total ?? 0) - 1 }, (_, index) => portionAddress(address, index + 2));
}
