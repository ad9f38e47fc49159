/** Data of the page of a document: the document, and what lists say of the documents around it. */
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

/** Division of a long document into list pages. */
export interface DocumentListPages<Document, Shown> {
  count: (document: Document) => number;
  /** Content of a list page, numbered from 1. */
  show: (document: Document, number: number) => Shown & Pick<DocumentPage<Document, unknown>, "document">;
}

export interface DocumentLists<Document, Around, Shown> {
  around: Finder<Document, Around>;
  /** Adds what the page shows beyond the compiled document, such as links to people. */
  dress: (document: Document) => Document;
  listPages?: DocumentListPages<Document, Shown> | undefined;
}

/** Content store, imported once: an `import()` for each document takes longer than finding the document. */
const store = /* @__PURE__ */ once(() => import("#content/store.js"));

/** Finds a document by its slug in lower case; `undefined` if there is none. */
export const documentAt = async <Document>(collection: string, slug: string) =>
  (await store()).get(collection, slug) as Promise<{ readonly document: Document } | undefined>;

/** Data source of the pages of a type. `load` loads what is around a document. */
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

/** Data of a document's page. `number`: its list page, from 1. */
export function documentPage<Document, Around, Shown>(
  lists: DocumentLists<Document, Around, Shown>,
  document: Document,
  number: number,
) {
  let around: Around | undefined;
  const page = {
    document: lists.dress(document),
    // The search for what is around goes through all content, so it waits until somebody asks; few do.
    get around() {
      return (around ??= lists.around(document));
    },
    ...lists.listPages?.show(document, number),
  };
  return page as DocumentPage<Document, Around> & Shown;
}

/** Slug and list page that an address names, in any letter case; `number` is undefined if it names no list page. */
function documentAndNumber(collection: string, address: string): { slug: string; number: number | undefined } {
  const pattern = DOCUMENT_ADDRESSES[collection] ?? "/";
  const [slug = ""] = addressKey(address).slice(pattern.indexOf(":")).split("/");
  return { slug, number: listPageAt(addressFor(pattern, slug), address)?.number };
}

/**
 * Matches links to a place in a list, `/Editorials#proyecto51`. Editors write them without the list page of the
 * document, since that changes with other documents; `move` adds it.
 */
const LINK = / href="([^"#]+)#([^"]+)"/g;

interface List {
  address: string;
  /** Prefix of the slug in the `id` of a document's place. */
  prefix: string;
  items: () => readonly { slug: string }[];
}

/** Returns a function that corrects the links to places in lists in the texts of a document. */
async function placesFor<Document extends object>(document: Document): Promise<(document: Document) => Document> {
  if (textsOf(document).every(([, { html }]) => html.search(LINK) < 0)) return (written) => written;
  const lists = await loadLists();
  return (written) => {
    const moved = textsOf(written).map(([field, text]) => [field, { ...text, html: move(text.html, lists) }]);
    return { ...written, ...(Object.fromEntries(moved) as object) };
  };
}

/** Loads all lists that are divided into pages, which is every list except the team's. */
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
