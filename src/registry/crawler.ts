/** What crawlers, feeds and social networks get of the documents of a type. Asked by the prerenderer only. */
import type { PagedCollection } from "../magazine/addresses.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Source } from "../queries/page-data.ts";
import { CONTENT_LANGUAGE } from "../magazine/language.ts";
import { smallestOf } from "../queries/page-link.ts";
import type { SearchEntry } from "../search/entry.ts";
import type { DocumentContent, SeoContext, Summary } from "./definition.ts";

export type CrawledDocument = Awaited<ReturnType<ReturnType<typeof crawlerOf>>>[number];

/** Answers how to crawl all of them, newest first. */
export function crawlerOf<Name extends PagedCollection, Around>(
  { section, list, link, seo, search }: DocumentContent<Name, Around>,
  source: Source<DocumentPage<Name, Around>>,
) {
  const crawl = async (summary: Summary<Name>, context: SeoContext) => {
    const { slug, address, published } = summary;
    const page = (await source(slug.toLowerCase(), address))?.();
    if (!page) throw new Error(`There is no page at ${address}`);
    const { name, picture } = link(summary);
    const { feedItem } = seo;
    return {
      section,
      address,
      name,
      published,
      /** Address of the largest file of its picture. */
      picture: picture.src,
      kicker: seo.kicker?.(summary),
      pictures: [picture, ...(seo.pictures?.(page.document) ?? [])],
      structuredData: seo.structuredData(page, context),
      feedText: feedItem && (() => feedItem(page, context)),
      searchEntry: (): SearchEntry => ({
        ...search(page),
        address,
        slug,
        kind: section,
        title: name,
        lang: summary.lang ?? CONTENT_LANGUAGE,
        day: published,
        picture: smallestOf(picture),
      }),
    };
  };
  return async (context: SeoContext) => {
    const summaries = (await list())();
    if (summaries.some(({ published }, index) => published > (summaries[index - 1]?.published ?? published)))
      throw new Error(`The list of ${section} is not newest first: its query in src/queries lacks newestFirst().`);
    return Promise.all(summaries.map((summary) => crawl(summary, context)));
  };
}
