/** What the page of a document shows: the document, and what its list says of the documents around it. */
import { addressFor, addressKey } from "../../../shared/compiled/address.ts";
import { once } from "../../../shared/loading/load-once.ts";
import { DOCUMENT_ADDRESSES, DOCUMENT_PLACES, FIXED_ADDRESSES } from "../../../shared/magazine/addresses.ts";
import { listPageAt, listPageAddress, listPageWith } from "../../../shared/magazine/list-pages.ts";
import type { Source } from "./page-data.ts";
import { noteRead } from "../dependencies/dependency-tracking.ts";
import type { RichText } from "../../../shared/compiled/document.ts";
import { placeOf } from "../lists/order.ts";
import { getSite } from "../site.ts";

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
    const { slug, number } = documentAndNumber(collection, address);
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
function documentAndNumber(collection: string, address: string): { slug: string; number: number | undefined } {
  const pattern = DOCUMENT_ADDRESSES[collection] ?? "/";
  const [slug = ""] = addressKey(address).slice(pattern.indexOf(":")).split("/");
  return { slug, number: listPageAt(addressFor(pattern, slug), address)?.number };
}

/**
 * Links to a place in a list, `/Editorials#proyecto51`. Editors write them so whatever the list page in which the document
 * stands, which others change; here they are led to that page.
 */

const LINK = / href="([^"#]+)#([^"]+)"/g;

interface List {
  address: string;
  /** Before the name of a document in the names of its places. */
  prefix: string;
  items: () => readonly { slug: string }[];
}

/** Answers how to lead the texts of a document to the right list pages. */
async function placesFor<Document extends object>(document: Document): Promise<(document: Document) => Document> {
  if (textsOf(document).every(([, { html }]) => html.search(LINK) < 0)) return (written) => written;
  const lists = await loadLists();
  return (written) => {
    const moved = textsOf(written).map(([field, text]) => [field, { ...text, html: move(text.html, lists) }]);
    return { ...written, ...(Object.fromEntries(moved) as object) };
  };
}

/** Those that have pages: the team is on one. */
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

function textsOf(document: object): [field: string, text: RichText][] {
  return Object.entries(document).filter((entry): entry is [string, RichText] => isText(entry[1]));
}

const isText = (value: unknown) => typeof value === "object" && value !== null && "html" in value;

function move(html: string, lists: readonly List[]): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const { url } = getSite();
  return html.replace(LINK, (written, address: string, id: string) => {
    const below = address.startsWith(url) ? url : base;
    const list = lists.find((each) => addressKey(below + each.address) === addressKey(address));
    const place = list && placeOf(list.items(), id.slice(list.prefix.length));
    return list === undefined || place === undefined
      ? written
      : ` href="${base}${listPageAddress(list.address, listPageWith(place))}#${id}"`;
  });
}
