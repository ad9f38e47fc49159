/** A list in portions: what its pages show of it, and what a filter asks for. */
import { categoryAddress, PORTION_SIZE, portionAddress, portionAt, portionsOf } from "../magazine/portions.ts";
import type { LoadData, Source } from "./page-data.ts";

export interface Portion<Item> {
  /** Address of the list, or of a category of it. */
  list: string;
  /** 1 first. */
  number: number;
  /** Items of all portions together. */
  total: number;
  items: readonly Item[];
}

/** What the page of a portion shows of the content. */
export interface PortionData<Item> {
  portion: Portion<Item>;
}

/** What the component of a list gets: a portion, and how to load others by their addresses. */
export interface ListProps<Item> extends PortionData<Item> {
  load: LoadData<PortionData<Item>>;
}

/** How the items of a list are told apart by a filter. */
export interface Categories<Item> {
  /** Without the one that means all of them. */
  names: readonly string[];
  of(item: Item): string;
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
  categories?: Categories<Item> | undefined;
}

export function portionSource<Item>({ address, load, categories }: List<Item>): Source<PortionData<Item>> {
  return async (_segment, asked) => {
    const place = portionAt(address, asked);
    if (!place) return undefined;
    const all = await load();
    const category = categories?.names.find((name) => name.toLowerCase() === place.category);
    if (place.category && !category) return undefined;
    const list = category ? categoryAddress(address, category) : address;
    const items = () => (category ? all().filter((item) => categories?.of(item) === category) : all());
    if (place.number > portionsOf(items().length)) return undefined;
    return () => ({ portion: portionOf(list, items(), place.number) });
  };
}

function portionOf<Item>(list: string, items: readonly Item[], number: number): Portion<Item> {
  const shown = items.slice((number - 1) * PORTION_SIZE, number * PORTION_SIZE);
  return { list, number, total: items.length, items: shown };
}

/** All portions of a list. */
export async function listPortions<Item>({ address, load }: List<Item>): Promise<Portion<Item>[]> {
  const items = (await load())();
  return numbersOf(items.length).map((number) => portionOf(address, items, number));
}

/** The numbers of its portions. */
const numbersOf = (total: number) => Array.from({ length: portionsOf(total) }, (_, index) => index + 1);

/**
 * Addresses of the portions of each category, which have data and no page. A category is in portions of its own, so
 * that a filter asks for as much as it shows, however many cards there are. Where the first portion is the whole list,
 * the page has all that a filter may show, and nothing is asked for.
 */
export async function categoryAddresses<Item>({ address, load, categories }: List<Item>): Promise<string[]> {
  const items = (await load())();
  if (!categories || portionsOf(items.length) === 1) return [];
  return categories.names.flatMap((name) => {
    const { length } = items.filter((item) => categories.of(item) === name);
    return numbersOf(length).map((number) => portionAddress(categoryAddress(address, name), number));
  });
}
