/** Registry entries of fixed pages, which exist independently of the content. */
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
  name: FixedPage;
  page: () => Promise<FunctionComponent<Data & WithTexts>>;
  /** Loads code that a prerendered page does not need immediately. */
  preloadLater?: () => Promise<unknown>;
  /**
   * Loads the content of the page other than its texts. The condition `__CONTENT__` keeps this function out of the
   * scripts of readers.
   */
  data?: (() => Promise<() => Data>) | false;
  /**
   * Returns the data for crawlers, made from the content of the page. The condition `__CONTENT__` keeps this function,
   * too, out of the scripts of readers.
   */
  seo?: ((context: SeoContext, data: Data) => FixedPageSeo) | false;
  /** Address from which the data of the page are loaded; by default the address of the page. */
  address?: string;
  /**
   * Whether search engines should leave out the page. Such a page asks not to be indexed, and the sitemap does not list
   * it.
   */
  unlisted?: boolean;
}

/** Makes `data` required for a page whose component has required props. */
type Complete<Data> = object extends Data ? unknown : { data: FixedPageDefinition<Data>["data"] };

/** Data of a page for crawlers and social networks, in addition to the documents that the page lists. */
export interface FixedPageSeo {
  /** Title of the social picture; by default the title of the page. */
  socialTitle?: string;
  structuredData?: readonly Thing[];
  /** Pictures of the page for the sitemap; the first one is also in the social picture. */
  pictures?: readonly { src: string; focus?: string | undefined }[];
}

/** Page with its data for crawlers. */
interface CrawledPage extends FixedPageSeo {
  address: string;
  /** Whether the sitemap leaves the page out. */
  unlisted?: boolean;
  /** Address of another page whose social picture this page uses. */
  sharesPictureOf?: string;
  /** Addresses of the documents that the page lists, in order; `""` for a document without a page. */
  listedAddresses: readonly string[];
  /**
   * Whether the page shows hundreds of documents in groups. The structured data of such a page does not list the
   * documents, because the list would be half of the page. Crawlers follow the links instead.
   */
  inGroups?: boolean;
}

export interface FixedPageEntry extends ReturnType<typeof pageOf> {
  /** Loads code that a prerendered page does not need immediately. */
  preloadLater?: (() => Promise<unknown>) | undefined;
  /** Route patterns of the other pages of a list: its additional list pages, and its categories. */
  additionalPatterns: readonly string[];
  /** Crawls the page, or the pages of its list and categories; `undefined` if no content is available. */
  crawl: ((context: SeoContext) => Promise<CrawledPage[]>) | undefined;
  /** List that the page shows; `undefined` if the page shows no list or no content is available. */
  list?: List<Listed> | undefined;
  /** Lists the search entries of documents on the page that have no page of their own. */
  searchEntries?: (() => Promise<SearchEntry[]>) | undefined;
}

export function fixedPage<Data extends object>({
  name,
  page,
  preloadLater,
  data,
  seo,
  address = FIXED_ADDRESSES[name] ?? "",
  unlisted = false,
}: FixedPageDefinition<Data> & Complete<Data>): FixedPageEntry {
  const load = dataLoader(__CONTENT__ && withTexts(name, async () => (data ? data() : () => ({}) as Data)));
  return {
    // The data are loaded from `address`, because the page for unknown addresses can be opened at any address.
    ...pageOf<Data & WithTexts>(page, () => load(address, "")),
    preloadLater,
    additionalPatterns: [],
    crawl: __CONTENT__
      ? async (context) => {
          const pageSeo = seo ? seo(context, data ? (await data())() : ({} as Data)) : {};
          return [{ ...pageSeo, address, unlisted, listedAddresses: [] }];
        }
      : undefined,
  };
}

/** Adds the texts of a page to its data. */
export function withTexts<Data>(page: FixedPage, source: Source<Data>): Source<Data & WithTexts> {
  return async (...args) => {
    const [read, { textsOf }] = await Promise.all([source(...args), import("../queries/pages/page-texts.ts")]);
    return read && (() => ({ ...read(), texts: textsOf(page) }));
  };
}
