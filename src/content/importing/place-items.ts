/** Assigns files and former addresses to imported items, and translates links between the items. */
import { messages } from "../messages/messages.ts";
import path from "node:path";
import anyAscii from "any-ascii";
import { addressFor, addressKey } from "../../shared/compiled/address.ts";
import { DOCUMENT_ADDRESSES } from "../../shared/magazine/addresses.ts";
import { archetypeOf, AUTHORED_TYPES } from "../authoring/creating/archetypes.ts";
import { collectionNamed, collections } from "../../types/collections.ts";
import { formerAddress } from "../schema/fields/links.ts";
import { FILE_WORDS } from "../schema/file-names.ts";
import type { Export, Item } from "./item.ts";
import type { Ledger } from "./import-ledger.ts";
import type { Magazine } from "./magazine.ts";

/** The types of documents that an import can create. */
export const IMPORT_TYPES = AUTHORED_TYPES.filter((type) => collections[type]?.imported);

export interface PlacedItem {
  item: Item;
  slug: string;
  file: string;
  formerAddresses: string[];
}

/** The maximum length of a slug in characters, which leaves room for an appended number. */
const MAXIMUM_SLUG_LENGTH = 70;

/** Assigns an unused file name and the former addresses to each item. */
export function placeItems(items: readonly Item[], type: string, magazine: Magazine, ledger: Ledger): PlacedItem[] {
  const names = magazine.names.filter(({ collection }) => collection === type);
  const takenSlugs = new Set([...names.map(({ slug }) => slug.toLowerCase()), ...reservedSlugs(ledger, type)]);
  const addresses = new Map(magazine.addresses);
  return items.map((item) => {
    const slug = slugFor(item, type, takenSlugs, ledger);
    const file = ledger[item.id]?.file ?? `${type}/${slug}${collectionNamed(type).extension}`;
    takenSlugs.add(slug.toLowerCase());
    return { item, slug, file, formerAddresses: formerAddressesOf(item, file, addresses) };
  });
}

const reservedSlugs = (ledger: Ledger, type: string) =>
  Object.values(ledger).flatMap(({ file }) =>
    file.startsWith(`${type}/`) ? [path.parse(file).name.toLowerCase()] : [],
  );

function slugFor({ id, slug, title }: Item, type: string, takenSlugs: ReadonlySet<string>, ledger: Ledger): string {
  const entry = ledger[id];
  if (entry) return path.parse(entry.file).name;
  const preferred =
    archetypeOf(type)
      .slug(anyAscii(slug || title), [])
      .slice(0, MAXIMUM_SLUG_LENGTH) || FILE_WORDS.untitled;
  for (let number = 1; ; number++) {
    const name = number === 1 ? preferred : `${preferred}-${number}`;
    if (!takenSlugs.has(name.toLowerCase())) return name;
  }
}

/** Returns the valid former addresses that no other document has. Adds a note for each rejected address. */
function formerAddressesOf({ addresses, notes }: Item, file: string, owners: Map<string, string>): string[] {
  return [...new Set(addresses.filter(Boolean).map(pathOf))].flatMap((address) => {
    const owner = owners.get(addressKey(address)) ?? file;
    if (!formerAddress.safeParse(address).success || address === "/") {
      notes.add(messages.importing.oddAddresses, address);
      return [];
    }
    if (owner !== file) notes.add(messages.importing.takenAddresses(owner), address);
    owners.set(addressKey(address), owner);
    return owner === file ? [address] : [];
  });
}

/** Returns the path of an address from the root of the site, without a final slash. */
function pathOf(address: string): string {
  const absolute = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
  const pathAndQuery = absolute ? absolute.pathname + absolute.search : `/${address.replace(/^\/+/, "")}`;
  return pathAndQuery.replace(/(.)\/+$/, "$1");
}

/**
 * Returns a function that translates links of the old site; the function returns `undefined` if the target is unknown.
 */
export function linkTranslator(
  { site }: Pick<Export, "site">,
  placedItems: readonly PlacedItem[],
  type: string,
  magazine: Magazine,
) {
  const [newAddresses, addressesBySource] = [new Map<string, string>(), new Map<string, string>()];
  for (const { item, slug } of placedItems) {
    const address = addressFor(DOCUMENT_ADDRESSES[type] ?? "", slug);
    for (const key of item.addresses) newAddresses.set(addressKey(pathOf(key)), address);
    for (const key of sourceNames(item)) addressesBySource.set(addressKey(key), address);
  }
  return (link: string): string | undefined => {
    const url = link.replace(/^\/\//, "https://");
    if (url === "" || url.startsWith("#")) return undefined;
    const isOwn = !/^[a-z][a-z\d+.-]*:/i.test(url) || (site !== "" && hostOf(url) === hostOf(site));
    if (!isOwn) return magazine.pathOf(url) === undefined ? url : undefined;
    const key = addressKey(pathOf(url.replace(/[?#].*$/, "")));
    const { name, ext } = path.posix.parse(key);
    const address = newAddresses.get(key) ?? (isPage(ext) ? addressesBySource.get(name) : undefined);
    if (address || !site) return address;
    const absolute = URL.canParse(url, site) ? new URL(url, site).href : undefined;
    return absolute && magazine.pathOf(absolute) === undefined ? absolute : undefined;
  };
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "");

/** Returns the file name and the slug of a page, because links between pages of a site generator may use either. */
const sourceNames = ({ id, slug }: Item) =>
  id.startsWith("carpeta ") ? [path.posix.parse(id.slice("carpeta ".length)).name, slug] : [];

/** Checks whether a link with this extension leads to a page, not to a file for download. */
const isPage = (extension: string) => /^(?:\.(?:md|markdown|html?))?$/.test(extension);
