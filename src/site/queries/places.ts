/**
 * Links to a place in a list, `/Editorials#proyecto51`. Editors write them so whatever the list page in which the document
 * stands, which others change; here they are led to that page.
 */
import { addressKey } from "../../shared/compiled/address.ts";
import type { RichText } from "../../shared/compiled/document.ts";
import { DOCUMENT_PLACES, FIXED_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { listPageAddress, listPageWith } from "../../shared/magazine/list-pages.ts";
import { placeOf } from "./order.ts";
import { getSite } from "./site.ts";

const LINK = / href="([^"#]+)#([^"]+)"/g;

interface List {
  address: string;
  /** Before the name of a document in the names of its places. */
  prefix: string;
  items: () => readonly { slug: string }[];
}

/** Answers how to lead the texts of a document to the right list pages. */
export async function placesFor<Document extends object>(
  document: Document,
): Promise<(document: Document) => Document> {
  if (textsOf(document).every(([, { html }]) => html.search(LINK) < 0)) return (written) => written;
  const lists = await loadLists();
  return (written) => {
    const moved = textsOf(written).map(([field, text]) => [field, { ...text, html: move(text.html, lists) }]);
    return { ...written, ...(Object.fromEntries(moved) as object) };
  };
}

/** Those that have pages: the team is on one. */
async function loadLists(): Promise<List[]> {
  const { listOf } = await import("./lists.ts");
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
