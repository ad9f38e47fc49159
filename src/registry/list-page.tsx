/** What the site makes of a page that lists documents, whatever their type. */
import type { ComponentType } from "react";
import { FIXED_ADDRESSES } from "../magazine/addresses.ts";
import { CONTENT_LANGUAGE } from "../magazine/language.ts";
import { portionAddress, portionWith } from "../magazine/portions.ts";
import { dataLoader } from "../queries/page-data.ts";
import {
  type Categories,
  type List,
  type Listed,
  listPortions,
  type ListProps,
  type PortionData,
  portionSource,
} from "../queries/portions.ts";
import type { SearchEntry, SearchKind, SearchWords } from "../search/entry.ts";
import type { SeoContext } from "./definition.ts";
import type { FixedPageEntry, FixedPageSeo } from "./fixed-page.tsx";
import { pageOf } from "./page.tsx";

interface ListPageDefinition<Item extends Listed> {
  /** Under which it is registered. */
  name: SearchKind;
  page: () => Promise<ComponentType<ListProps<Item>>>;
  /** Loaded on demand. Answers all that it lists. Behind `__CONTENT__`, which keeps it out of the scripts of readers. */
  list: List<Item>["load"] | false;
  /** Where it has a filter. Behind `__CONTENT__` too. */
  categories?: Categories<Item> | false;
  /** Behind `__CONTENT__` too; gets what the page of a portion shows. */
  seo?: ((context: SeoContext, items: readonly Item[]) => FixedPageSeo) | false;
  /** For a list whose documents have no page: the words by which the search finds one. Behind `__CONTENT__` too. */
  search?: ((item: Item) => Found) | false;
}

interface Found extends SearchWords, Pick<SearchEntry, "title" | "picture"> {
  lang?: string;
}

export function listPage<Item extends Listed>(definition: ListPageDefinition<Item>): FixedPageEntry {
  const { name, page, list, categories = false, seo = false, search = false } = definition;
  const content: List<Item> | false = __CONTENT__ &&
    list && { address: FIXED_ADDRESSES[name], load: list, ...(categories && { categories }) };
  const load = dataLoader(content && portionSource(content));
  return {
    ...pageOf<PortionData<Item>, Pick<ListProps<Item>, "load">>(page, load, { load }),
    preloadLater: undefined,
    isList: true,
    crawl: content ? (context) => crawlPortions(content, (items) => (seo ? seo(context, items) : {})) : undefined,
    list: content || undefined,
    searchEntries: content && search ? () => entriesOf(name, content, search) : undefined,
  };
}

async function crawlPortions<Item extends Listed>(list: List<Item>, seo: (items: readonly Item[]) => FixedPageSeo) {
  const portions = await listPortions(list);
  return portions.map(({ number, items }) => ({
    ...seo(items),
    portion: number,
    shows: items.map(({ address }) => address),
  }));
}

/** Each leads to its place in the portion that shows it. */
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
    address: `${portionAddress(address, portionWith(place))}#${item.slug}`,
  }));
}
