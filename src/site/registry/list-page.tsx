/** Registry entries of pages that list documents of any type. */
import type { FunctionComponent } from "react";
import type { Summary } from "../../content/schema/document.ts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { categoryAddress, listPageAddress, listPagePattern, listPageNumber } from "../../shared/magazine/list-pages.ts";
import { withPeopleInList } from "../queries/people/credit-links.ts";
import { loadTopicNames, withTopicsInList } from "../queries/topics/topic-links.ts";
import { dataLoader, type LoadData } from "../queries/pages/page-data.ts";
import {
  type List,
  type Listed,
  listListPages,
  type ListProps,
  type ListPagePlace,
  type ListPageData,
  listPageSource,
} from "../queries/lists/list-page-data.ts";
import type { PageTexts, WithTexts } from "../queries/pages/page-texts.ts";
import type { SearchEntry, SearchWords } from "../search/search-entry.ts";
import type { SeoContext } from "../seo/structured-data/site-graph.ts";
import { type FixedPageEntry, type FixedPageSeo, withTexts } from "./fixed-page.tsx";
import { pageOf } from "./page.tsx";

interface ListPageDefinition<Item, Beside> {
  name: string;
  page: () => Promise<FunctionComponent<ListProps<Item, Beside> & WithTexts>>;
  /** Route pattern of the pages of categories, relative to the address of the list; absent if there are none. */
  categoryPattern?: string;
  /**
   * Part of the definition that needs content. The condition `__CONTENT__` keeps this part out of the scripts of
   * readers.
   */
  content: ListPageContent<Item, Beside> | false;
}

/** Part of a definition that needs content. */
interface ListPageContent<Item, Beside> {
  /** Type whose documents are listed, or the loader of the items. */
  of: string | List<Item>["load"];
  /** Loads the categories by which the list can be filtered. */
  categories?: List<Item>["categories"];
  /** Loads a function that returns the other content of a list page, which is shown beside the items. */
  beside?: () => Promise<(place: ListPagePlace) => Beside>;
  /** Returns the documents, with pages of their own, that an item represents. Default: the item itself. */
  documentsOf?: (item: Item) => readonly Pick<Listed, "address">[];
  /** Returns the data for crawlers, made from the items of a list page and the texts of the page. */
  seo?: (context: SeoContext, items: readonly Item[], texts: PageTexts) => FixedPageSeo;
  /** Returns the words by which the search finds an item. Needed for a list whose documents have no pages. */
  search?: (item: Item) => ItemSearchWords;
}

export interface ListPageEntry extends FixedPageEntry {
  name: string;
}

interface ItemSearchWords extends SearchWords, Pick<SearchEntry, "title" | "picture"> {
  lang?: string;
}

export function listPage<Item extends Listed, Beside = unknown>({
  name,
  page,
  categoryPattern,
  content,
}: ListPageDefinition<Item, Beside>): ListPageEntry {
  const address = FIXED_ADDRESSES[name] ?? "";
  const list = __CONTENT__ && content && listOfPage(address, content, categoryPattern !== undefined);
  const { search } = content || {};
  const categoryListPattern = categoryPattern === undefined ? undefined : categoryAddress(address, categoryPattern);
  return {
    name,
    ...pageOf(
      page,
      dataLoader(list && withTexts(name, sourceOf(list, content))) as LoadData<ListPageData<Item, Beside> & WithTexts>,
    ),
    additionalPatterns: [
      listPagePattern(address),
      ...(categoryListPattern ? [categoryListPattern, listPagePattern(categoryListPattern)] : []),
    ],
    crawl: list ? (context) => crawlListPages(name, list, context, content) : undefined,
    list: list || undefined,
    searchEntries: list && search ? () => entriesOf(name, list, search) : undefined,
  };
}

function listOfPage<Item>(
  address: string,
  { of, categories, beside }: ListPageContent<Item, unknown>,
  categoryPages: boolean,
): List<Item> {
  const load =
    typeof of === "string" ? async () => (await import("../queries/lists/lists.ts")).listOf<Summary & Item>(of) : of;
  return { address, load, categories, categoryPages, beside };
}

/** Returns the data source of a list. The people and topics of documents get links to their pages. */
function sourceOf<Item extends Listed>(list: List<Item>, { of }: Pick<ListPageContent<Item, unknown>, "of">) {
  const source = listPageSource(list);
  return typeof of === "string" ? withTopicsInList(withPeopleInList(source, of)) : source;
}

async function crawlListPages<Item extends Listed, Beside>(
  name: string,
  content: List<Item>,
  context: SeoContext,
  { seo, documentsOf }: ListPageContent<Item, Beside>,
) {
  const [listPages, { textsOf }] = await Promise.all([
    listListPages(content),
    import("../queries/pages/page-texts.ts"),
  ]);
  return listPages.map(({ list, number, items }) => {
    const isFirst = list === content.address && number === 1;
    // For the page of a category, crawlers get no items, because the whole list contains the same documents.
    const listedItems = list === content.address ? items : [];
    return {
      ...(seo ? seo(context, items, textsOf(name)) : {}),
      address: listPageAddress(list, number),
      listedAddresses: listedItems.flatMap((item) =>
        (documentsOf ? documentsOf(item) : [item]).map(({ address }) => address),
      ),
      inGroups: Boolean(documentsOf),
      ...(!isFirst && { sharesPictureOf: content.address }),
    };
  });
}

/** Returns one search entry for each item of a list. The entry links to the place of the item on its list page. */
async function entriesOf<Item extends Listed>(
  kind: string,
  { address, load }: List<Item>,
  search: (item: Item) => ItemSearchWords,
): Promise<SearchEntry[]> {
  const [read, topicNames] = await Promise.all([load(), loadTopicNames()]);
  return read().map((item, index) => ({
    lang: CONTENT_LANGUAGE,
    topics: topicNames(item),
    ...search(item),
    kind,
    address: `${listPageAddress(address, listPageNumber(index))}#${item.slug}`,
  }));
}
