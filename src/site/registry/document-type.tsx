/** What the site makes of a type of documents that have a page each. */
import { hrefOf } from "../../shared/compiled/address.ts";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import { DOCUMENT_ADDRESSES, type PagedCollection } from "../../shared/magazine/addresses.ts";
import { listPagePattern } from "../../shared/magazine/list-pages.ts";
import { waysOf } from "../queries/credited.ts";
import { type DocumentPage, documentSource } from "../queries/document-page.ts";
import { dataLoader } from "../queries/page-data.ts";
import { type PageLink, pictureOf } from "../queries/page-link.ts";
import type { DocumentOf } from "../../content/schema/collections.ts";
import { crawlerOf } from "./crawler.ts";
import type { DocumentContent, DocumentDefinition, Summary } from "./definition.ts";
import type { FixedPageEntry } from "./fixed-page.tsx";
import { fixedPages } from "./fixed-pages.ts";
import { pageOf } from "./page.tsx";
import { searchEntriesOf } from "./search-entries.ts";

/** An entry of the registry, the same for every type. */
export type DocumentType = ReturnType<typeof documentType>;

export function documentType<Name extends PagedCollection, Around, Shown = unknown>({
  collection,
  page,
  inListPages = false,
  content,
}: DocumentDefinition<Name, Around, Shown>) {
  const source =
    __CONTENT__ && content && documentSource(collection, () => listsAround(collection, content), listsOfSite);
  return {
    collection,
    ...pageOf<DocumentPage<Name, Around> & Shown>(page, dataLoader(source)),
    /** Route patterns of the further list pages. */
    parts: inListPages ? [listPagePattern(DOCUMENT_ADDRESSES[collection])] : [],
    crawl: content && source ? crawlerOf(content, source) : undefined,
    searchEntries: content && source ? searchEntriesOf(content, source) : undefined,
  };
}

const listsOfSite = () => Object.values<FixedPageEntry>(fixedPages).flatMap(({ list }) => list ?? []);

async function listsAround<Name extends PagedCollection, Around, Shown>(
  collection: Name,
  { list, link, around, listPages }: DocumentContent<Name, Around, Shown>,
) {
  const linkTo = (summary: Summary<Name>): PageLink => {
    const { name, picture } = link(summary);
    return {
      name,
      lang: summary.lang ?? CONTENT_LANGUAGE,
      address: hrefOf(summary),
      ...(picture && { picture: pictureOf(picture) }),
    };
  };
  const [listed, { listsOf }] = await Promise.all([list(), import("../queries/order.ts")]);
  const [found, dress, shown] = await Promise.all([
    around(listsOf(listed, linkTo)),
    waysOf<DocumentOf<Name>>(collection),
    listPages?.(),
  ]);
  return { around: found, dress, listPages: shown };
}
