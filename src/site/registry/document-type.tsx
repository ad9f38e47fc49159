/** Registry entries of types: pages, crawler and search entries of the documents of a type. */
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { listPagePattern } from "../../shared/magazine/list-pages.ts";
import { loadCreditLinker } from "../queries/people/credit-links.ts";
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
  const listedContent = __CONTENT__ && content && { ...content, ...listingOf<Item>(collection, list.name) };
  const loadLists = listedContent && (() => loadDocumentLists(collection, listedContent));
  const source = loadLists && documentSource(collection, loadLists);
  return {
    collection,
    list,
    ...pageOf<DocumentPage<Document, Around> & Shown>(page, dataLoader(source)),
    /** Route patterns of the additional list pages, from the second on. */
    additionalPatterns: inListPages ? [listPagePattern(DOCUMENT_ADDRESSES[collection] ?? "")] : [],
    crawl: listedContent && source && loadLists ? crawlerOf(listedContent, source, loadLists) : undefined,
    feedChannel: listedContent ? listedContent.seo.feedChannel : undefined,
    letterItems: listedContent && source ? letterItemsOf(collection, listedContent, source) : undefined,
    searchEntries: listedContent && loadLists ? searchEntriesOf(collection, listedContent, loadLists) : undefined,
  };
}

const listingOf = <Item extends Paged>(collection: string, section: string): Listing<Item> => ({
  section,
  list: async () => (await import("../queries/lists/lists.ts")).listOf<Item>(collection),
});

async function loadDocumentLists<Document extends Paged, Item extends Paged, Around, Shown>(
  collection: string,
  { list, around, listPages }: DocumentContent<Document, Item, Around, Shown> & Listing<Item>,
) {
  const [items, { listQuestions }] = await Promise.all([list(), import("../queries/lists/order.ts")]);
  const [findAround, withLinks, withTopics, documentListPages] = await Promise.all([
    around(listQuestions(collection, items, linkTo)),
    loadCreditLinker<Document>(collection),
    loadTopics(),
    listPages?.(),
  ]);
  return {
    around: findAround,
    enrich: (document: Document) => withTopics(withLinks(document)),
    listPages: documentListPages,
  };
}
