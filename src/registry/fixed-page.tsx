/** What the site makes of a page that is there whatever the content says. */
import type { ComponentType } from "react";
import type { Thing } from "schema-dts";
import { dataLoader } from "../queries/page-data.ts";
import type { List, Listed } from "../queries/portions.ts";
import type { SearchEntry } from "../search/entry.ts";
import type { SeoContext } from "./definition.ts";
import { pageOf } from "./page.tsx";

interface FixedPageDefinition<Data> {
  page: () => Promise<ComponentType<Data>>;
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: () => Promise<unknown>;
  /** Finds what the page shows of the content. Behind `__CONTENT__`, which keeps it out of the scripts of readers. */
  data?: (() => Promise<() => Data>) | false;
  /** Behind `__CONTENT__` too; gets what the page shows. */
  seo?: ((context: SeoContext, data: Data) => FixedPageSeo) | false;
}

/** A page whose component asks for something has to say where it comes from. */
type Complete<Data> = object extends Data ? unknown : { data: FixedPageDefinition<Data>["data"] };

/** What crawlers and social networks get of a page, beside what it lists. */
export interface FixedPageSeo {
  /** The title of its social picture; without it, the title of the page. */
  socialTitle?: string;
  structuredData?: readonly Thing[];
  /** Its pictures, for the sitemap; the first also for its social picture. */
  pictures?: readonly { src: string }[];
}

/** A page with what crawlers get of it. */
export interface CrawledPage extends FixedPageSeo {
  /** Which portion of its list it shows, 1 first. */
  portion: number;
  /** Addresses of the documents that it shows, in their order; empty for those that have no page. */
  shows: readonly string[];
}

/** An entry of the registry. */
export interface FixedPageEntry extends ReturnType<typeof pageOf> {
  preloadLater: (() => Promise<unknown>) | undefined;
  /** It is a list, whose portions after the first have pages of their own. */
  isList: boolean;
  /** Its page, or the pages of its portions; where content is at hand. */
  crawl: ((context: SeoContext) => Promise<CrawledPage[]>) | undefined;
  /** What it lists, where content is at hand. */
  list: List<Listed> | undefined;
  /** What the search finds of documents that it lists and that have no page. */
  searchEntries: (() => Promise<SearchEntry[]>) | undefined;
}

export function fixedPage<Data extends object>({
  page,
  preloadLater,
  data,
  seo,
}: FixedPageDefinition<Data> & Complete<Data>): FixedPageEntry {
  return {
    ...pageOf<Data>(page, data === undefined ? undefined : dataLoader(data)),
    preloadLater,
    isList: false,
    crawl: __CONTENT__
      ? async (context) => {
          const found = seo ? seo(context, data ? (await data())() : ({} as Data)) : {};
          return [{ ...found, portion: 1, shows: [] }];
        }
      : undefined,
    list: undefined,
    searchEntries: undefined,
  };
}
