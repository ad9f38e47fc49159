/** What the pages of a list show of it, and what a filter asks for. */
import {
  categoryAddress,
  LIST_PAGE_SIZE,
  listPageAddress,
  listPageAt,
  listPagesOf,
} from "../../../shared/magazine/list-pages.ts";
import type { LoadData, Source } from "../pages/page-data.ts";

/** Which part of a list it is. */
export interface ListPagePlace {
  /** Address of the list, or of a category of it. */
  list: string;
  /** 1 first. */
  number: number;
  /** Items of all list pages together. */
  total: number;
}

export interface ListPage<Item> extends ListPagePlace {
  items: readonly Item[];
}

/** What a list page shows of the content. `Beside`: what it shows beside the list. */
export interface ListPageData<Item, Beside = unknown> {
  listPage: ListPage<Item>;
  beside?: Beside;
}

/** What the component of a list gets: a list page, and how to load others by their addresses. */
export interface ListProps<Item, Beside = unknown> extends ListPageData<Item, Beside> {
  load: LoadData<ListPageData<Item>>;
}

/** The parts of a list that a filter shows. */
export interface Categories<Item> {
  /** As addresses have them, without the one that means all items. */
  names: () => readonly string[];
  itemsOf: (name: string) => readonly Item[];
}

/** What every document that is listed has. */
export interface Listed {
  slug: string;
  /** Of its page; empty where it has none. */
  address: string;
}

/** The part of the content that a page shows as a list. */
export interface List<Item> {
  /** Its address. */
  address: string;
  /** Loaded on demand. Answers all of its items. */
  load: () => Promise<() => readonly Item[]>;
  categories?: (() => Promise<Categories<Item>>) | undefined;
  /** Each category has pages of its own. */
  categoryPages?: boolean;
  /** What a list page shows beside its items. */
  beside?: (() => Promise<(place: ListPagePlace) => unknown>) | undefined;
}

export function listPageSource<Item>(source: List<Item>): Source<ListPageData<Item>> {
  return async (_segment, asked) => {
    const place = listPageAt(source.address, asked);
    const part = place && (await partOf(source, place.category));
    if (!part || place.number > listPagesOf(part.items().length)) return undefined;
    const beside = await source.beside?.();
    return () => {
      const listPage = listPageOf(part.address, part.items(), place.number);
      return { listPage, ...(beside && { beside: beside(listPage) }) };
    };
  };
}

/** All of a list, or a category of it, which addresses name in any letter case; `undefined` where there is none. */
async function partOf<Item>({ address, load, categories }: List<Item>, asked: string | undefined) {
  if (asked === undefined) return { address, items: await load() };
  const found = await categories?.();
  const category = found?.names().find((name) => name.toLowerCase() === asked);
  if (!found || category === undefined) return undefined;
  return { address: categoryAddress(address, category), items: () => found.itemsOf(category) };
}

function listPageOf<Item>(list: string, items: readonly Item[], number: number): ListPage<Item> {
  const shown = items.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE);
  return { list, number, total: items.length, items: shown };
}

/** All pages of a list, and behind them those of its categories where these have pages too. */
export async function listListPages<Item>(list: List<Item>): Promise<ListPage<Item>[]> {
  const categories = list.categoryPages && (await list.categories?.());
  const parts = categories
    ? categories.names().map((name) => [categoryAddress(list.address, name), categories.itemsOf(name)] as const)
    : [];
  return [[list.address, (await list.load())()] as const, ...parts].flatMap(([address, items]) =>
    numbersOf(items.length).map((number) => listPageOf(address, items, number)),
  );
}

/** The numbers of its list pages. */
const numbersOf = (total: number) => Array.from({ length: listPagesOf(total) }, (_, index) => index + 1);

/**
 * Addresses of the list pages of each category, which have data and no page. A category has list pages of its own, so
 * that a filter asks for as much as it shows, however many cards there are. Where the first list page is the whole list,
 * the page has all that a filter may show, and nothing is asked for.
 */
export async function categoryAddresses<Item>({ address, load, ...list }: List<Item>): Promise<string[]> {
  if (list.categoryPages || listPagesOf((await load())().length) === 1) return [];
  const categories = await list.categories?.();
  return (categories?.names() ?? []).flatMap((name) =>
    numbersOf(categories?.itemsOf(name).length ?? 0).map((number) =>
      listPageAddress(categoryAddress(address, name), number),
    ),
  );
}
