/** Data of a document's page: the document, and what the page shows about other documents. */
import { addressFor, addressKey } from "../../../shared/compiled/address.ts";
import { once } from "../../../shared/loading/load-once.ts";
import { DOCUMENT_ADDRESSES, DOCUMENT_PLACES, FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { listPageAt, listPageAddress, listPageNumber } from "../../../shared/magazine/list-pages.ts";
import type { Source } from "./page-data.ts";
import { recordRead } from "../dependencies/dependency-tracking.ts";
import { indexInList } from "../lists/order.ts";
import { textsIn, withTexts } from "../../seo/markup.ts";
import { BASE, getSite } from "../site.ts";

export interface DocumentPage<Document, Around> {
  document: Document;
  around: Around;
}

/** Finds what the page of a document shows about other documents, such as links to its neighbours. */
export type Finder<Document, Around> = (document: Document) => Around;

/** Division of a long document into list pages. */
export interface DocumentListPages<Document, Shown> {
  count: (document: Document) => number;
  /** Returns the content of a list page; `number` counts from 1. */
  show: (document: Document, number: number) => Shown & Pick<DocumentPage<Document, unknown>, "document">;
}

export interface DocumentLists<Document, Around, Shown> {
  around: Finder<Document, Around>;
  /** Adds data that the page shows but the compiled document does not contain, such as links to people. */
  enrich: (document: Document) => Document;
  listPages?: DocumentListPages<Document, Shown> | undefined;
}

/** Content store, imported only once: an `import()` for each document would take longer than finding the document. */
const store = /* @__PURE__ */ once(() => import("#content/store.js"));

/** Finds a document by its slug in lower case; `undefined` if there is none. */
export const documentAt = async <Document>(collection: string, slug: string) =>
  (await store()).get(collection, slug) as Promise<{ readonly document: Document } | undefined>;

/** Returns the data source for the pages of a type. `load` loads the functions that complete the data of a page. */
export function documentSource<Document extends object, Around, Shown = unknown>(
  collection: string,
  load: () => Promise<DocumentLists<Document, Around, Shown>>,
): Source<DocumentPage<Document, Around> & Shown> {
  return async (_segment, address) => {
    const { slug, number } = documentAndNumber(collection, address);
    const stored = await documentAt<Document>(collection, slug);
    if (!stored || number === undefined) return undefined;
    const [lists, addListPages] = await Promise.all([load(), loadLinkCompleter(stored.document)]);
    const { listPages } = lists;
    const read = () => {
      recordRead("document", `${collection}/${slug}`);
      return documentPage(lists, addListPages(stored.document), number);
    };
    return listPages && number > listPages.count(stored.document) ? undefined : read;
  };
}

/** Returns the data of a document's page. `number`: number of the list page, from 1. */
export function documentPage<Document, Around, Shown>(
  lists: DocumentLists<Document, Around, Shown>,
  document: Document,
  number: number,
) {
  let around: Around | undefined;
  const page = {
    document: lists.enrich(document),
    // `around` is computed when it is read for the first time, because the computation goes through all content and few
    // callers need the result.
    get around() {
      return (around ??= lists.around(document));
    },
    ...lists.listPages?.show(document, number),
  };
  return page as DocumentPage<Document, Around> & Shown;
}

/**
 * Returns the slug and the list page number in an address of any letter case; `number` is `undefined` if there is no
 * list page at the address.
 */
function documentAndNumber(collection: string, address: string): { slug: string; number: number | undefined } {
  const pattern = DOCUMENT_ADDRESSES[collection] ?? "/";
  const [slug = ""] = addressKey(address).slice(pattern.indexOf(":")).split("/");
  return { slug, number: listPageAt(addressFor(pattern, slug), address)?.number };
}

/**
 * Matches links to a document's place in a list, such as `/Editorials#proyecto51`. Editors write these links without a
 * list page, because new documents move older ones to other list pages; `completeLinks` adds the list page.
 */
const PLACE_LINK = / href="([^"#]+)#([^"]+)"/g;

interface List {
  address: string;
  /** Text before the slug in the `id` of a document's place in the list. */
  prefix: string;
  items: () => readonly { slug: string }[];
}

/** Returns a function that adds the list page to each link to a place in a list, in all texts of a document. */
async function loadLinkCompleter<Document extends object>(
  document: Document,
): Promise<(document: Document) => Document> {
  if (textsIn(document).every(({ html }) => html.search(PLACE_LINK) < 0)) return (original) => original;
  const lists = await loadLists();
  return (original) => withTexts(original, (html) => completeLinks(html, lists));
}

/** Loads all lists that are divided into pages: every list except the team's. */
async function loadLists(): Promise<List[]> {
  const { listOf } = await import("../lists/lists.ts");
  const types = Object.entries(DOCUMENT_PLACES).filter(([type]) => type !== "team");
  return Promise.all(
    types.map(async ([type, { page, place }]) => ({
      address: FIXED_ADDRESSES[page] ?? "",
      prefix: place.replace(":slug", ""),
      items: await listOf(type),
    })),
  );
}

function completeLinks(html: string, lists: readonly List[]): string {
  const { url } = getSite();
  return html.replace(PLACE_LINK, (match, address: string, id: string) => {
    const siteRoot = address.startsWith(url) ? url : BASE;
    const list = lists.find((each) => addressKey(siteRoot + each.address) === addressKey(address));
    const index = list && indexInList(list.items(), id.slice(list.prefix.length));
    return list === undefined || index === undefined
      ? match
      : ` href="${BASE}${listPageAddress(list.address, listPageNumber(index))}#${id}"`;
  });
}
