/** What crawlers, feeds and social networks get of the documents of a type. Asked by the prerenderer only. */
import type { Thing } from "schema-dts";
import type { PagedCollection } from "../magazine/addresses.ts";
import type { DocumentPage } from "../queries/document-page.ts";
import type { Definition, DocumentSeo, FeedText, SeoContext } from "./definition.ts";

/** A document as a list of any type shows it. */
export interface ListedDocument {
  slug: string;
  address: string;
  name: string;
  /** Calendar day. */
  published: string;
  /** Address of the largest file of its picture. */
  picture: string;
  kicker: string | undefined;
}

export interface CrawledDocument {
  structuredData: readonly Thing[];
  pictures: readonly { src: string }[];
  feedItem: FeedText | undefined;
}

export interface Crawler {
  section: Definition<PagedCollection, unknown>["section"];
  list: () => Promise<ListedDocument[]>;
  crawl: (slug: string, context: SeoContext) => Promise<CrawledDocument>;
}

export function crawlerOf<Name extends PagedCollection, Around>(
  { collection, section, list, link }: Definition<Name, Around>,
  seo: DocumentSeo<Name, Around>,
  load: (slug: string) => Promise<DocumentPage<Name, Around> | undefined>,
): Crawler {
  return {
    section,
    list: async () =>
      (await list())().map((summary) => {
        const { slug, address, published } = summary;
        const { name, picture } = link(summary);
        return { slug, address, published, name, picture: picture.src, kicker: seo.kicker?.(summary) };
      }),
    crawl: async (slug, context) => {
      const page = await load(slug);
      if (!page) throw new Error(`There is no ${collection}/${slug}`);
      return {
        structuredData: seo.structuredData(page, context),
        pictures: seo.pictures(page.document),
        feedItem: seo.feedItem?.(page, context),
      };
    },
  };
}
