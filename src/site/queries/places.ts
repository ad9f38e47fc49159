/**
 * Links to a place in a list, `/Editorials#proyecto51`. Editors write them so whatever the list page in which the document
 * stands, which others change; here they are led to that page.
 */
import { addressKey } from "../../shared/compiled/address.ts";
import type { RichText } from "../../shared/compiled/document.ts";
import { listPageAddress, listPageWith } from "../../shared/magazine/list-pages.ts";
import { placeOf } from "./order.ts";
import { getSite } from "./site.ts";
import type { List, Listed } from "./list-pages.ts";

const LINK = / href="([^"#]+)#([^"]+)"/g;

type Loaded = readonly { address: string; items: readonly Listed[] }[];

/** Answers how to lead the texts of a document to the right list pages. */
export async function placesFor<Document extends object>(
  document: Document,
  lists: readonly List<Listed>[],
): Promise<(document: Document) => Document> {
  if (textsOf(document).every(([, { html }]) => html.search(LINK) < 0)) return (written) => written;
  const loaded = await Promise.all(lists.map(async (list) => ({ ...list, items: (await list.load())() })));
  return (written) => {
    const moved = textsOf(written).map(([field, text]) => [field, { ...text, html: move(text.html, loaded) }]);
    return { ...written, ...(Object.fromEntries(moved) as object) };
  };
}

function textsOf(document: object): [field: string, text: RichText][] {
  return Object.entries(document).filter((entry): entry is [string, RichText] => isText(entry[1]));
}

const isText = (value: unknown) => typeof value === "object" && value !== null && "html" in value;

function move(html: string, lists: Loaded): string {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const { url } = getSite();
  return html.replace(LINK, (written, address: string, id: string) => {
    const below = address.startsWith(url) ? url : base;
    const list = lists.find((each) => addressKey(below + each.address) === addressKey(address));
    // Lists name the places of their documents by their names, some after a word and a hyphen.
    const place = list && (placeOf(list.items, id) ?? placeOf(list.items, id.replace(/^[a-z]+-/, "")));
    return place === undefined
      ? written
      : ` href="${base}${listPageAddress(list?.address ?? "", listPageWith(place))}#${id}"`;
  });
}
