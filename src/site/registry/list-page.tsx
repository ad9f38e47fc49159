/** What the site makes of a page that lists documents, whatever their type. */
import type { FunctionComponent } from "react";
import type { Work } from "../../shared/magazine/person.ts";
import { FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { categoryAddress, listPageAddress, listPagePattern, listPageWith } from "../../shared/magazine/list-pages.ts";
import { withPeopleInList } from "../queries/credited.ts";
import { dataLoader, type LoadData } from "../queries/page-data.ts";
import {
  type List,
  type Listed,
  listListPages,
  type ListProps,
  type ListPagePlace,
  type ListPageData,
  listPageSource,
} from "../queries/list-pages.ts";
import type { SearchEntry, SearchKind, SearchWords } from "../search/entry.ts";
import type { SeoContext } from "./definition.ts";
import type { FixedPageEntry, FixedPageSeo } from "./fixed-page.tsx";
import { pageOf } from "./page.tsx";

interface ListPageDefinition<Item, Beside> {
  /** Under which it is registered. */
  name: SearchKind;
  page: () => Promise<FunctionComponent<ListProps<Item, Beside>>>;
  /** Loaded on demand. Answers all that it lists. Behind `__CONTENT__`, which keeps it out of the scripts of readers. */
  list: List<Item>["load"] | false;
  /** Of its items, where these credit people: their names lead to the pages of those. */
  credits?: Work["type"];
  /** Where it has a filter. Behind `__CONTENT__` too. */
  categories?: List<Item>["categories"] | false;
  /** Where each category has pages: the route pattern of their addresses, from that of the list. */
  categoryPattern?: string;
  /** What a list page shows beside its items. Behind `__CONTENT__` too. */
  beside?: (() => Promise<(place: ListPagePlace) => Beside>) | false;
  /** Documents that an item shows, with pages of which this is the list; without it, the item itself. Behind `__CONTENT__` too. */
  documentsOf?: ((item: Item) => readonly Pick<Listed, "address">[]) | false;
  /** Behind `__CONTENT__` too; gets what a list page shows. */
  seo?: ((context: SeoContext, items: readonly Item[]) => FixedPageSeo) | false;
  /** For a list whose documents have no page: the words by which the search finds one. Behind `__CONTENT__` too. */
  search?: ((item: Item) => Found) | false;
}

interface Found extends SearchWords, Pick<SearchEntry, "title" | "picture"> {
  lang?: string;
}

export function listPage<Item extends Listed, Beside = unknown>(
  definition: ListPageDefinition<Item, Beside>,
): FixedPageEntry {
  const { name, page, list, credits, categories, categoryPattern, beside, search = false } = definition;
  const address = FIXED_ADDRESSES[name];
  const content: List<Item> | false = __CONTENT__ &&
    list && {
      address,
      load: list,
      categories: categories || undefined,
      categoryPages: categoryPattern !== undefined,
      beside: beside || undefined,
    };
  const source = content && listPageSource(content);
  const load = dataLoader(source && credits ? withPeopleInList(source, credits) : source);
  const ofCategories = categoryPattern === undefined ? undefined : categoryAddress(address, categoryPattern);
  return {
    ...pageOf(page, load as LoadData<ListPageData<Item, Beside>>),
    parts: [listPagePattern(address), ...(ofCategories ? [ofCategories, listPagePattern(ofCategories)] : [])],
    crawl: content ? (context) => crawlListPages(content, context, definition) : undefined,
    list: content || undefined,
    searchEntries: content && search ? () => entriesOf(name, content, search) : undefined,
  };
}

async function crawlListPages<Item extends Listed, Beside>(
  content: List<Item>,
  context: SeoContext,
  { seo, documentsOf }: Pick<ListPageDefinition<Item, Beside>, "seo" | "documentsOf">,
) {
  const listPages = await listListPages(content);
  return listPages.map(({ list, number, items }) => {
    const isFirst = list === content.address && number === 1;
    // A category shows again what the list has.
    const listed = list === content.address ? items : [];
    return {
      ...(seo ? seo(context, items) : {}),
      address: listPageAddress(list, number),
      shows: listed.flatMap((item) => (documentsOf ? documentsOf(item) : [item]).map(({ address }) => address)),
      inGroups: Boolean(documentsOf),
      ...(!isFirst && { sharesPictureOf: content.address }),
    };
  });
}

/** Each leads to its place in the list page that shows it. */
async function entriesOf<Item extends Listed>(
  kind: SearchKind,
  { address, load }: List<Item>,
  search: (item: Item) => Found,
): Promise<SearchEntry[]> {
  const items = (await load())();
  return items.map((item, place) => ({
    lang: CONTENT_LANGUAGE,
    day: "",
    ...search(item),
    kind,
    address: `${listPageAddress(address, listPageWith(place))}#${item.slug}`,
  }));
}
