/**
 * One pass over all documents once they are read: references and links of the site lead somewhere,
 * and not to something unpublished.
 */
import { addressFor, addressKey } from "../../../shared/compiled/address.ts";
import { once } from "../document/once.ts";
import type { ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import { type Day, unpublishedOf } from "../document/publication.ts";
import type { SourceName } from "../document/source.ts";
import type { Finding } from "../problems/finding.ts";
import { suggest } from "../problems/suggest.ts";
import { addressOf } from "./names.ts";

/** What the links and references of all documents are checked against. */
interface Register {
  /** Slugs by the name of their type. */
  slugs: Map<string, Set<string>>;
  /** Every address of the site, by the key under which its spellings meet. */
  addresses: Map<string, string>;
  /** Addresses of documents that are made of others, likewise: asked only for a link that leads to no file. */
  derived: () => ReadonlyMap<string, string>;
  /** Those that the documents make which are published. */
  published: () => ReadonlyMap<string, string>;
  /** Documents that are not published: `type/slug` and the key of the address. */
  unpublished: Set<string>;
  today: Day;
}

export interface Known {
  names: readonly SourceName[];
  today: Day;
}

export function checkReferences(config: ContentConfig, documents: readonly Document[], known: Known): Finding[] {
  const register = registerOf(config, documents, known);
  return documents.flatMap((document) => [
    ...ownLinks(document),
    ...danglingReferences(document, register),
    ...unknownLinks(document, register),
    ...unpublishedTargets(document, register),
  ]);
}

function registerOf(config: ContentConfig, documents: readonly Document[], { names, today }: Known): Register {
  const slugs = new Map(Object.keys(config.collections).map((name) => [name, new Set<string>()]));
  const addresses = new Map(config.fixedAddresses.map((address) => [addressKey(address), address]));
  for (const name of names) {
    slugs.get(name.collection)?.add(name.slug);
    const address = addressOf(config, name);
    if (address) addresses.set(addressKey(address), address);
  }
  const hidden = documents.filter(({ metadata }) => unpublishedOf(metadata, today));
  const keys = hidden.flatMap(({ source: { collection, slug }, metadata }) => [
    referenceKey(collection, slug),
    addressKey(metadata.address),
  ]);
  const derived = once(() => derivedAddresses(config, documents));
  const published = once(() => {
    const shown = documents.filter(({ metadata }) => !unpublishedOf(metadata, today));
    return hidden.length === 0 ? derived() : derivedAddresses(config, shown);
  });
  return { slugs, addresses, derived, published, unpublished: new Set(keys.filter(Boolean)), today };
}

function derivedAddresses({ collections }: ContentConfig, documents: readonly Document[]): Map<string, string> {
  const addresses = Object.values(collections).flatMap(({ address, derivation }) =>
    address && derivation ? derivation.derive(documents).map(({ slug }) => addressFor(address, slug)) : [],
  );
  return new Map(addresses.map((address) => [addressKey(address), address]));
}

const referenceKey = (type: string, slug: string) => `${type}/${slug}`;

/** It may spell the address of the page in another letter case, and nothing else. */
function ownLinks({ source, metadata: { address, links } }: Document): Finding[] {
  return links
    .filter(({ own, url }) => own && addressKey(url) !== addressKey(address))
    .map(({ url, path }) => ({ code: "link-elsewhere", source, path, details: { value: url, expected: address } }));
}

const leadsElsewhere = ({ own }: Document["metadata"]["links"][number]) => !own;

function danglingReferences({ source, metadata }: Document, { slugs }: Register): Finding[] {
  return metadata.references.flatMap(({ type, slug, path }): Finding[] => {
    const known = slugs.get(type);
    if (!known) throw new Error(`${source.file} refers to ${type}, which is no collection`);
    if (known.has(slug)) return [];
    const details = { value: slug, expected: type, suggestion: suggest(slug, [...known]) };
    return [{ code: "dangling-reference", source, path, details }];
  });
}

const linkKey = (url: string) => addressKey(url.replace(/[?#].*$/, ""));

function unknownLinks({ source, metadata }: Document, { addresses, derived }: Register): Finding[] {
  const isKnown = (key: string) => addresses.has(key) || derived().has(key);
  return metadata.links
    .filter((link) => leadsElsewhere(link) && !isKnown(linkKey(link.url)))
    .map(({ url, path, at }) => {
      const details = { value: url, suggestion: suggest(url, [...addresses.values(), ...derived().values()]) };
      return { code: "unknown-address", source, path, ...(at && { at }), details };
    });
}

/** What readers can see may not lead to what they cannot. */
function unpublishedTargets({ source, metadata }: Document, register: Register): Finding[] {
  const { unpublished, addresses, derived, published, today } = register;
  if (unpublished.size === 0 || unpublishedOf(metadata, today)) return [];
  const isHidden = (key: string) =>
    unpublished.has(key) || (!addresses.has(key) && derived().has(key) && !published().has(key));
  const references = metadata.references.filter(
    ({ type, slug, unseen }) => !unseen && unpublished.has(referenceKey(type, slug)),
  );
  const links = metadata.links.filter((link) => leadsElsewhere(link) && isHidden(linkKey(link.url)));
  return [
    ...references.map(({ slug, path }) => ({ path, value: slug })),
    ...links.map(({ url, path, at }) => ({ path, value: url, ...(at && { at }) })),
  ].map(({ value, ...place }) => ({ code: "unpublished-target", source, ...place, details: { value } }));
}
