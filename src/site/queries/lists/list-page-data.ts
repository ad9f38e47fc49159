/** Data of list pages. Some list pages are opened by readers, others are only requested by a filter. */
import {
  categoryAddress,
  LIST_PAGE_SIZE,
  listPageAddress,
  listPageAt,
  listPageCount,
} from "../../../shared/magazine/list-pages.ts";
import type { LoadData, Source } from "../pages/page-data.ts";

/** Position of a list page in its list. */
export interface ListPagePlace {
  /** Address of the list, or of one of its categories. */
  list: string;
  /** Number of the list page, from 1. */
  number: number;
  /** Number of items on all list pages together. */
  total: number;
}

export interface ListPage<Item> extends ListPagePlace {
  items: readonly Item[];
}

/** Content of a list page. `Beside`: type of the content that the page shows beside the list. */
export interface ListPageData<Item, Beside = unknown> {
  listPage: ListPage<Item>;
  beside?: Beside;
}

/** Props of the component of a list. `load` loads other list pages by their addresses. */
export interface ListProps<Item, Beside = unknown> extends ListPageData<Item, Beside> {
  load: LoadData<ListPageData<Item>>;
}

/** Categories by which a list can be filtered. */
export interface Categories<Item> {
  /** Returns the names of the categories as they appear in addresses. The category that means all items is left out. */
  names: () => readonly string[];
  itemsOf: (name: string) => readonly Item[];
}

/** Fields of every listed item. */
export interface Listed {
  slug: string;
  /** Address of the item's page; `""` if the item has no page. */
  address: string;
}

/** Part of the content that a page shows as a list. */
export interface List<Item> {
  address: string;
  /** Loads the list on demand; resolves to a function that returns all items of the list. */
  load: () => Promise<() => readonly Item[]>;
  categories?: (() => Promise<Categories<Item>>) | undefined;
  /** Whether each category has pages of its own. */
  categoryPages?: boolean;
  /** Loads a function that returns the content that a list page shows beside the items. */
  beside?: (() => Promise<(place: ListPagePlace) => unknown>) | undefined;
}

export function listPageSource<Item>(source: List<Item>): Source<ListPageData<Item>> {
  return async (_segment, requestedAddress) => {
    const place = listPageAt(source.address, requestedAddress);
    const part = place && (await partOf(source, place.category));
    if (!part || place.number > listPageCount(part.items().length)) return undefined;
    const beside = await source.beside?.();
    return () => {
      const listPage = listPageOf(part.address, part.items(), place.number);
      return { listPage, ...(beside && { beside: beside(listPage) }) };
    };
  };
}

/** Returns a source whose list pages have changed items. `loadChange` loads the function that changes an item. */
export function changeItems<Item>(
  source: Source<ListPageData<Item>>,
  loadChange: () => Promise<(item: Item) => Item>,
): Source<ListPageData<Item>> {
  return async (segment, address) => {
    const [read, change] = await Promise.all([source(segment, address), loadChange()]);
    const withChanges = ({ listPage, ...data }: ListPageData<Item>) => ({
      ...data,
      listPage: { ...listPage, items: listPage.items.map((item) => change(item)) },
    });
    return read && (() => withChanges(read()));
  };
}

/**
 * Finds the whole list or, if `categoryKey` is given, the category whose name in lower case equals `categoryKey`.
 * Resolves to `undefined` if there is no such category.
 */
async function partOf<Item>({ address, load, categories }: List<Item>, categoryKey: string | undefined) {
  if (categoryKey === undefined) return { address, items: await load() };
  const loadedCategories = await categories?.();
  const category = loadedCategories?.names().find((name) => name.toLowerCase() === categoryKey);
  if (!loadedCategories || category === undefined) return undefined;
  return { address: categoryAddress(address, category), items: () => loadedCategories.itemsOf(category) };
}

/** Returns a list page. `list`: address of the list. `number`: number of the list page, from 1. */
export function listPageOf<Item>(list: string, items: readonly Item[], number: number): ListPage<Item> {
  const pageItems = items.slice((number - 1) * LIST_PAGE_SIZE, number * LIST_PAGE_SIZE);
  return { list, number, total: items.length, items: pageItems };
}

/** Lists all pages of a list, then the pages of its categories if categories have pages. */
export async function listListPages<Item>(list: List<Item>): Promise<ListPage<Item>[]> {
  const categories = list.categoryPages && (await list.categories?.());
  const parts = categories
    ? categories.names().map((name) => [categoryAddress(list.address, name), categories.itemsOf(name)] as const)
    : [];
  return [[list.address, (await list.load())()] as const, ...parts].flatMap(([address, items]) =>
    numbersOf(items.length).map((number) => listPageOf(address, items, number)),
  );
}

/** Returns the numbers, from 1, of the list pages that `total` items fill. */
const numbersOf = (total: number) => Array.from({ length: listPageCount(total) }, (_, index) => index + 1);

/**
 * Lists the addresses of the category list pages that exist only as data. A filter requests these data, so that it
 * loads only the items that it shows, even if the list is long. Returns an empty list if categories have pages, or if
 * the whole list fits on one list page, where a filter finds every item.
 */
export async function categoryAddresses<Item>({ address, load, ...list }: List<Item>): Promise<string[]> {
  if (list.categoryPages || listPageCount((await load())().length) === 1) return [];
  const categories = await list.categories?.();
  return (categories?.names() ?? []).flatMap((name) =>
    numbersOf(categories?.itemsOf(name).length ?? 0).map((number) =>
      listPageAddress(categoryAddress(address, name), number),
    ),
  );
}
