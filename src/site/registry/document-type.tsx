/** What the site makes of a type of documents that have a page each. */
import { hrefOf } from "../../shared/compiled/address.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import type { PagedCollection } from "../../shared/magazine/pages.ts";
import { listPagePattern } from "../../shared/magazine/list-pages.ts";
import { waysOf } from "../queries/credited.ts";
import { type DocumentPage, documentSource } from "../queries/document-page.ts";
import { dataLoader } from "../queries/page-data.ts";
import { nameOf, type PageLink, pictureIn, pictureOf } from "../queries/page-link.ts";
import type { DocumentOf } from "../../content/schema/collections.ts";
import type { SearchKind } from "../search/entry.ts";
import { crawlerOf } from "./crawler.ts";
import type { DocumentContent, DocumentDefinition, Listing, Summary } from "./definition.ts";
import { pageOf } from "./page.tsx";
import { searchEntriesOf } from "./search-entries.ts";

/** An entry of the registry, the same for every type. */
export type DocumentType = ReturnType<typeof documentType>;

export function documentType<Name extends PagedCollection, Around, Shown = unknown>({
  collection,
  list,
  page,
  inListPages = false,
  content,
}: DocumentDefinition<Name, Around, Shown>) {
  const found = __CONTENT__ && content && { ...content, ...listingOf(collection, list.name) };
  const lists = found && (() => listsAround(collection, found));
  const source = lists && documentSource(collection, lists);
  return {
    collection,
    list,
    ...pageOf<DocumentPage<Name, Around> & Shown>(page, dataLoader(source)),
    /** Route patterns of the further list pages. */
    parts: inListPages ? [listPagePattern(DOCUMENT_ADDRESSES[collection])] : [],
    crawl: found && source && lists ? crawlerOf(found, source, lists) : undefined,
    searchEntries: found && lists ? searchEntriesOf(collection, found, lists) : undefined,
  };
}

const listingOf = <Name extends PagedCollection>(collection: Name, section: SearchKind): Listing<Name> => ({
  section,
  list: async () => (await import("../queries/lists.ts")).listOf(collection),
});

async function listsAround<Name extends PagedCollection, Around, Shown>(
  collection: Name,
  { list, around, listPages }: DocumentContent<Name, Around, Shown> & Listing<Name>,
) {
  const [listed, { listsOf }] = await Promise.all([list(), import("../queries/order.ts")]);
  const [found, dress, shown] = await Promise.all([
    around(listsOf(collection, listed, linkTo)),
    waysOf<DocumentOf<Name>>(collection),
    listPages?.(),
  ]);
  return { around: found, dress, listPages: shown };
}

function linkTo(summary: Summary<PagedCollection>): PageLink {
  const picture = pictureIn(summary);
  return {
    name: nameOf(summary),
    lang: summary.lang ?? CONTENT_LANGUAGE,
    address: hrefOf(summary),
    ...(picture && { picture: pictureOf(picture) }),
  };
}
