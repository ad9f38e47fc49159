/**
 * The registered targets of links and references: the site's documents, the addresses of its pages and the places in
 * those pages, published or not.
 */
import { addressFor, addressKey } from "../../../shared/compiled/address.ts";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import { once } from "../../../shared/once.ts";
import { type Moment, unpublishedOf } from "../document/publication.ts";
import type { SourceName } from "../document/source.ts";
import { addressOf } from "./collisions.ts";

export interface RegisterInput {
  names: readonly SourceName[];
  now: Moment;
}

/** The targets against which links and references are checked. */
export interface Register {
  /** The slugs of each type. */
  slugs: Map<string, Set<string>>;
  /** The addresses of fixed pages and of documents with files, by `addressKey`. */
  addresses: Map<string, string>;
  /** The addresses of derived documents, by `addressKey`; computed on demand. */
  derivedAddresses: () => ReadonlyMap<string, string>;
  /** Checks whether a key is the key of a derived document's address. */
  isDerived: (key: string) => boolean;
  /** The addresses of derived documents if only published documents are taken into account, by `addressKey`. */
  publishedAddresses: () => ReadonlyMap<string, string>;
  /** The current address of a page, by the key of each of its former addresses. */
  currentAddresses: Map<string, string>;
  /** The places in pages, such as `/who#team`, by `placeKey`. */
  places: Map<string, string>;
  /** The keys of each unpublished document: `type/slug`, the key of its address, and the key of its place in a page. */
  unpublishedKeys: Set<string>;
  now: Moment;
}

export function registerOf(
  config: ContentConfig,
  documents: readonly Document[],
  { names, now }: RegisterInput,
): Register {
  const slugs = new Map(Object.keys(config.collections).map((name) => [name, new Set<string>()]));
  for (const { collection, slug } of names) slugs.get(collection)?.add(slug);
  const addresses = names.flatMap((name) => addressOf(config, name) ?? []);
  const places = names.flatMap((name) => placeOf(config, name) ?? []);
  const unpublishedDocuments = documents.filter(({ metadata }) => unpublishedOf(metadata, now));
  const derivedAddresses = once(() => deriveAddresses(config, documents));
  const derivedPrefixes = derivedPrefixesOf(config);
  const publishedAddresses = once(() => {
    const publishedDocuments = documents.filter(({ metadata }) => !unpublishedOf(metadata, now));
    return unpublishedDocuments.length === 0 ? derivedAddresses() : deriveAddresses(config, publishedDocuments);
  });
  const keys = unpublishedDocuments.flatMap(({ source, metadata }) => [
    referenceKey(source.collection, source.slug),
    addressKey(metadata.address),
    placeKey(placeOf(config, source) ?? ""),
  ]);
  return {
    slugs,
    addresses: byKey([...config.fixedAddresses, ...addresses], addressKey),
    derivedAddresses,
    isDerived: (key) => derivedPrefixes.some((prefix) => key.startsWith(prefix)) && derivedAddresses().has(key),
    publishedAddresses,
    currentAddresses: new Map(
      documents.flatMap(({ metadata }) => formerKeysOf(metadata).map((key) => [key, metadata.address])),
    ),
    places: byKey([...(config.fixedPlaces ?? []), ...places], placeKey),
    unpublishedKeys: new Set(keys.filter(Boolean)),
    now,
  };
}

const formerKeysOf = ({ formerAddresses = [] }: Document["metadata"]) => formerAddresses.map(addressKey);

const byKey = (addresses: readonly string[], keyOf: (address: string) => string) =>
  new Map(addresses.map((address) => [keyOf(address), address]));

function placeOf(config: ContentConfig, { collection, slug }: SourceName): string | undefined {
  const { shownAt } = collectionOf(config, collection);
  return shownAt?.includes("#") ? addressFor(shownAt, slug) : undefined;
}

/** Returns, for each derived type, the prefix that the keys of all its addresses have in common. */
const derivedPrefixesOf = ({ collections }: ContentConfig) =>
  Object.values(collections).flatMap(({ address, derivation }) =>
    address && derivation ? addressKey(address.slice(0, address.indexOf(":"))) : [],
  );

function deriveAddresses({ collections }: ContentConfig, documents: readonly Document[]): Map<string, string> {
  const addresses = Object.values(collections).flatMap(({ address, derivation }) =>
    address && derivation ? derivation.derive(documents).map(({ slug }) => addressFor(address, slug)) : [],
  );
  return byKey(addresses, addressKey);
}

export const referenceKey = (type: string, slug: string) => `${type}/${slug}`;

/** Returns the key of the page to which a path leads. */
export const pageKey = (path: string) => addressKey(path.replace(/[?#].*$/, ""));

/** Returns the key of a place in a page; `""` for a whole page. The name of the place is case-sensitive. */
export function placeKey(path: string): string {
  const id = /#(.+)$/.exec(path)?.[1];
  return id === undefined ? "" : `${pageKey(path)}#${id}`;
}
