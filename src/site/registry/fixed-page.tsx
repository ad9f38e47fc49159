/** What the site makes of a page that is there whatever the content says. */
import type { FunctionComponent } from "react";
import type { Thing } from "schema-dts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { FixedPage } from "../../shared/magazine/pages.ts";
import { dataLoader, type Source } from "../queries/pages/page-data.ts";
import type { List, Listed } from "../queries/lists/list-page-data.ts";
import type { SearchEntry } from "../search/search-entry.ts";
import type { WithTexts } from "../queries/pages/page-texts.ts";
import type { SeoContext } from "../seo/structured-data/site-graph.ts";
import { pageOf } from "./page.tsx";

interface FixedPageDefinition<Data> {
  /** Under which it is registered. */
  name: FixedPage;
  page: () => Promise<FunctionComponent<Data & WithTexts>>;
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: () => Promise<unknown>;
  /** Finds what the page shows of the content beside its texts. Behind `__CONTENT__`, which keeps it out of the scripts of readers. */
  data?: (() => Promise<() => Data>) | false;
  /** Behind `__CONTENT__` too; gets what the page shows. */
  seo?: ((context: SeoContext, data: Data) => FixedPageSeo) | false;
  /** Nobody is led to it: it asks not to be indexed, and the sitemap leaves it out. */
  unlisted?: boolean;
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
interface CrawledPage extends FixedPageSeo {
  address: string;
  /** The sitemap leaves it out. */
  unlisted?: boolean;
  /** Address of another page, whose social picture it shows. */
  sharesPictureOf?: string;
  /** Addresses of the documents of which it is the list, in their order; empty for those that have no page. */
  shows: readonly string[];
  /** It shows hundreds of documents in groups: a list for crawlers would be half of the page, and they follow its links. */
  inGroups?: boolean;
}

/** An entry of the registry. */
export interface FixedPageEntry extends ReturnType<typeof pageOf> {
  /** Loads what a prerendered page can do without for a while. */
  preloadLater?: (() => Promise<unknown>) | undefined;
  /** Route patterns of the other pages of a list: of its further list pages, and of its categories. */
  parts: readonly string[];
  /** Its page, or the pages of its list and of its categories; where content is at hand. */
  crawl: ((context: SeoContext) => Promise<CrawledPage[]>) | undefined;
  /** What it lists, where content is at hand. */
  list?: List<Listed> | undefined;
  /** What the search finds of documents that it lists and that have no page. */
  searchEntries?: (() => Promise<SearchEntry[]>) | undefined;
}

export function fixedPage<Data extends object>({
  name,
  page,
  preloadLater,
  data,
  seo,
  unlisted = false,
}: FixedPageDefinition<Data> & Complete<Data>): FixedPageEntry {
  const address = FIXED_ADDRESSES[name] ?? "";
  const load = dataLoader(__CONTENT__ && withTexts(name, async () => (data ? data() : () => ({}) as Data)));
  return {
    // The home page also stands at addresses that the site does not have.
    ...pageOf<Data & WithTexts>(page, () => load(address, "")),
    preloadLater,
    parts: [],
    crawl: __CONTENT__
      ? async (context) => {
          const found = seo ? seo(context, data ? (await data())() : ({} as Data)) : {};
          return [{ ...found, address, unlisted, shows: [] }];
        }
      : undefined,
  };
}

/** What a page shows of other documents, and its own texts. */
export function withTexts<Data>(page: FixedPage, source: Source<Data>): Source<Data & WithTexts> {
  return async (...asked) => {
    const [read, { textsOf }] = await Promise.all([source(...asked), import("../queries/pages/page-texts.ts")]);
    return read && (() => ({ ...read(), texts: textsOf(page) }));
  };
}
