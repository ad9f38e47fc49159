/** Registry entries of types: pages, crawler and search entries of the documents of a type. */
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { listPagePattern } from "../../shared/magazine/list-pages.ts";
import { waysOf } from "../queries/people/credit-links.ts";
import { loadTopics } from "../queries/topics/topic-links.ts";
import { type DocumentPage, documentSource } from "../queries/pages/document-page.ts";
import { dataLoader } from "../queries/pages/page-data.ts";
import { linkTo } from "../queries/pages/page-link.ts";
import { crawlerOf } from "./crawler.ts";
import type { DocumentContent, DocumentDefinition, Listing, Paged } from "./definition.ts";
import { letterItemsOf } from "./letter-items.ts";
import type { ListPageEntry } from "./list-page.tsx";
import { pageOf } from "./page.tsx";
import { searchEntriesOf } from "./search-entries.ts";

/** Registry entry of a type: its name, and the page that lists its documents. */
export interface ListedType {
  collection: string;
  list: ListPageEntry;
}

/** Registry entry of a type whose documents have a page each. */
export type PagedType = ReturnType<typeof documentType>;

export const listedType = (collection: string, list: ListPageEntry): ListedType => ({ collection, list });

export function documentType<Document extends Paged, Item extends Paged, Around, Shown = unknown>({
  collection,
  list,
  page,
  inListPages = false,
  content,
}: DocumentDefinition<Document, Item, Around, Shown>) {
  const found = __CONTENT__ && content && { ...content, ...listingOf<Item>(collection, list.name) };
  const lists = found && (() => listsAround(collection, found));
  const source = lists && documentSource(collection, lists);
  return {
    collection,
    list,
    ...pageOf<DocumentPage<Document, Around> & Shown>(page, dataLoader(source)),
    /** Route patterns of the additional list pages, from the second on. */
    parts: inListPages ? [listPagePattern(DOCUMENT_ADDRESSES[collection] ?? "")] : [],
    crawl: found && source && lists ? crawlerOf(found, source, lists) : undefined,
    feedChannel: found ? found.seo.feedChannel : undefined,
    letterItems: found && source ? letterItemsOf(collection, found, source) : undefined,
    searchEntries: found && lists ? searchEntriesOf(collection, found, lists) : undefined,
  };
}

const listingOf = <Item extends Paged>(collection: string, section: string): Listing<Item> => ({
  section,
  list: async () => (await import("../queries/lists/lists.ts")).listOf<Item>(collection),
});

async function listsAround<Document extends Paged, Item extends Paged, Around, Shown>(
  collection: string,
  { list, around, listPages }: DocumentContent<Document, Item, Around, Shown> & Listing<Item>,
) {
  const [listed, { listsOf }] = await Promise.all([list(), import("../queries/lists/order.ts")]);
  const [found, withLinks, withTopics, shown] = await Promise.all([
    around(listsOf(collection, listed, linkTo)),
    waysOf<Document>(collection),
    loadTopics(),
    listPages?.(),
  ]);
  return { around: found, dress: (document: Document) => withTopics(withLinks(document)), listPages: shown };
}
