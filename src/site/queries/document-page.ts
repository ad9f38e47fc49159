/** What the page of a document shows: the document, and what its list says of the documents around it. */
import { addressFor, addressKey } from "../../shared/compiled/address.ts";
import { once } from "../../shared/loading/once.ts";
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { listPageAt } from "../../shared/magazine/list-pages.ts";
import type { Source } from "./page-data.ts";
import { placesFor } from "./places.ts";
import { noteRead } from "./reads.ts";

export interface DocumentPage<Document, Around> {
  document: Document;
  around: Around;
}

/** Finds what is around a document in the lists. */
export type Finder<Document, Around> = (document: Document) => Around;

/** How a long document is divided into pages. */
export interface DocumentListPages<Document, Shown> {
  count: (document: Document) => number;
  /** What one of them shows, 1 first. */
  show: (document: Document, number: number) => Shown & Pick<DocumentPage<Document, unknown>, "document">;
}

export interface DocumentLists<Document, Around, Shown> {
  around: Finder<Document, Around>;
  /** The document as its page shows it. */
  dress: (document: Document) => Document;
  listPages?: DocumentListPages<Document, Shown> | undefined;
}

/** To ask the loader for each document takes longer than to find it. */
const store = /* @__PURE__ */ once(() => import("#content/store.js"));

/** By its slug in lower case. */
export const documentAt = async <Document>(collection: string, slug: string) =>
  (await store()).get(collection, slug) as Promise<{ readonly document: Document } | undefined>;

/** `load` loads what is around it. */
export function documentSource<Document extends object, Around, Shown = unknown>(
  collection: string,
  load: () => Promise<DocumentLists<Document, Around, Shown>>,
): Source<DocumentPage<Document, Around> & Shown> {
  return async (_segment, address) => {
    const { slug, number } = placeOf(collection, address);
    const found = await documentAt<Document>(collection, slug);
    if (!found || number === undefined) return undefined;
    const [lists, placed] = await Promise.all([load(), placesFor(found.document)]);
    const { listPages } = lists;
    const read = () => {
      noteRead("document", `${collection}/${slug}`);
      return documentPage(lists, placed(found.document), number);
    };
    return listPages && number > listPages.count(found.document) ? undefined : read;
  };
}

/** `number`: of its list page, 1 first. */
export function documentPage<Document, Around, Shown>(
  lists: DocumentLists<Document, Around, Shown>,
  document: Document,
  number: number,
) {
  let around: Around | undefined;
  const page = {
    document: lists.dress(document),
    // Looked for in all of the content, and few who ask for a document ask for it.
    get around() {
      return (around ??= lists.around(document));
    },
    ...lists.listPages?.show(document, number),
  };
  return page as DocumentPage<Document, Around> & Shown;
}

/** Which list page of which document an address names, in any letter case. */
function placeOf(collection: string, address: string): { slug: string; number: number | undefined } {
  const pattern = DOCUMENT_ADDRESSES[collection] ?? "/";
  const [slug = ""] = addressKey(address).slice(pattern.indexOf(":")).split("/");
  return { slug, number: listPageAt(addressFor(pattern, slug), address)?.number };
}
