/** A list in portions: what its pages show of it, and what a filter asks for. */
import {
  categoryAddress,
  PORTION_SIZE,
  portionAddress,
  portionAt,
  portionsOf,
} from "../../shared/magazine/portions.ts";
import type { LoadData, Source } from "./page-data.ts";

/** Which part of a list it is. */
export interface PortionPlace {
  /** Address of the list, or of a category of it. */
  list: string;
  /** 1 first. */
  number: number;
  /** Items of all portions together. */
  total: number;
}

export interface Portion<Item> extends PortionPlace {
  items: readonly Item[];
}

/** What the page of a portion shows of the content. `Beside`: what it shows beside the list. */
export interface PortionData<Item, Beside = unknown> {
  portion: Portion<Item>;
  beside?: Beside;
}

/** What the component of a list gets: a portion, and how to load others by their addresses. */
export interface ListProps<Item, Beside = unknown> extends PortionData<Item, Beside> {
  load: LoadData<PortionData<Item>>;
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
  /** What a portion shows beside its items. */
  beside?: (() => Promise<(place: PortionPlace) => unknown>) | undefined;
}

export function portionSource<Item>(source: List<Item>): Source<PortionData<Item>> {
  return async (_segment, asked) => {
    const place = portionAt(source.address, asked);
    const part = place && (await partOf(source, place.category));
    if (!part || place.number > portionsOf(part.items().length)) return undefined;
    const beside = await source.beside?.();
    return () => {
      const portion = portionOf(part.address, part.items(), place.number);
      return { portion, ...(beside && { beside: beside(portion) }) };
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

function portionOf<Item>(list: string, items: readonly Item[], number: number): Portion<Item> {
  const shown = items.slice((number - 1) * PORTION_SIZE, number * PORTION_SIZE);
  return { list, number, total: items.length, items: shown };
}

/** All portions of a list that have a page, and behind them those of its categories where these have pages too. */
export async function listPortions<Item>(list: List<Item>): Promise<Portion<Item>[]> {
  const categories = list.categoryPages && (await list.categories?.());
  const parts = categories
    ? categories.names().map((name) => [categoryAddress(list.address, name), categories.itemsOf(name)] as const)
    : [];
  return [[list.address, (await list.load())()] as const, ...parts].flatMap(([address, items]) =>
    numbersOf(items.length).map((number) => portionOf(address, items, number)),
  );
}

/** The numbers of its portions. */
const numbersOf = (total: number) => Array.from({ length: portionsOf(total) }, (_, index) => index + 1);

/**
 * Addresses of the portions of each category, which have data and no page. A category is in portions of its own, so
 * that a filter asks for as much as it shows, however many cards there are. Where the first portion is the whole list,
 * the page has all that a filter may show, and nothing is asked for.
 */
export async function categoryAddresses<Item>({ address, load, ...list }: List<Item>): Promise<string[]> {
  if (list.categoryPages || portionsOf((await load())().length) === 1) return [];
  const categories = await list.categories?.();
  return (categories?.names() ?? []).flatMap((name) =>
    numbersOf(categories?.itemsOf(name).length ?? 0).map((number) =>
      portionAddress(categoryAddress(address, name), number),
    ),
  );
}
