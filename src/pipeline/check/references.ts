/**
 * One pass over all documents once they are loaded: names and addresses are unique in any letter
 * case, references and links of the site lead somewhere, and not to something unpublished.
 */
import { addressFor, addressKey } from "../../compiled/address.ts";
import { FIXED_ADDRESSES, RESERVED_SEGMENTS } from "../../magazine/addresses.ts";
import { type Collection, collections } from "../../schema/collections.ts";
import type { Facts } from "../document/metadata.ts";
import { placeOfFile, type Problem, problem } from "../problems/problems.ts";
import { type Day, unpublishedOf } from "../document/publication.ts";
import type { Document, Finding, Source } from "../document/source.ts";
import type { Remembered } from "../output/state.ts";
import { suggest } from "../problems/suggest.ts";

type Name = Pick<Source, "collection" | "slug" | "file">;

/** A document and what it says of others: read in this build, or remembered from the last. */
export interface Entry {
  source: Source;
  facts: Facts;
  document?: Document;
  remembered?: Remembered;
}

/** What the links and references of all documents are checked against. */
interface Register {
  /** Slugs by the name of their type. */
  slugs: Map<string, Set<string>>;
  /** Every address of the site, by the key under which its spellings meet. */
  addresses: Map<string, string>;
  /** Documents that are not published: `type/slug` and the key of the address. */
  unpublished: Set<string>;
}

export function checkNames(names: readonly Name[]): Problem[] {
  return [...duplicateSlugs(names), ...addressCollisions(names)];
}

export function checkReferences(entries: readonly Entry[], names: readonly Name[], today: Day): Finding[] {
  const register = registerOf(entries, names, today);
  return entries.flatMap((entry) => [
    ...ownLink(entry),
    ...danglingReferences(entry, register),
    ...unknownLinks(entry, register),
    ...unpublishedTargets(entry, register, today),
  ]);
}

function addressOf({ collection, slug }: Name): string | undefined {
  const { address }: Collection = collections[collection];
  return address && addressFor(address, slug);
}

function registerOf(entries: readonly Entry[], names: readonly Name[], today: Day): Register {
  const slugs = new Map<string, Set<string>>(Object.keys(collections).map((name) => [name, new Set()]));
  const fixed = Object.values(FIXED_ADDRESSES).map((address): [string, string] => [addressKey(address), address]);
  const addresses = new Map(fixed);
  for (const name of names) {
    slugs.get(name.collection)?.add(name.slug);
    const address = addressOf(name);
    if (address) addresses.set(addressKey(address), address);
  }
  const hidden = entries.filter(({ facts }) => unpublishedOf(facts, today));
  const keys = hidden.flatMap(({ source, facts }) => [referenceKey(source), addressKey(facts.address)]);
  return { slugs, addresses, unpublished: new Set(keys.filter(Boolean)) };
}

const referenceKey = ({ collection, slug }: { collection: string; slug: string }) => `${collection}/${slug}`;

function duplicateSlugs(names: readonly Name[]): Problem[] {
  const first = new Map<string, Name>();
  return names.flatMap((name) => {
    const key = referenceKey(name).toLowerCase();
    const earlier = first.get(key);
    if (!earlier) first.set(key, name);
    return earlier
      ? [problem("duplicate-slug", placeOfFile(name.file), { value: name.file, expected: earlier.file })]
      : [];
  });
}

function addressCollisions(names: readonly Name[]): Problem[] {
  const taken = new Map<string, { owner: string; collection: string }>();
  for (const address of Object.values(FIXED_ADDRESSES))
    taken.set(addressKey(address), { owner: `la página ${address}`, collection: "" });
  for (const segment of RESERVED_SEGMENTS)
    taken.set(`/${segment}`, { owner: "los archivos del sitio", collection: "" });
  return names.flatMap((name) => {
    const address = addressOf(name);
    if (!address) return [];
    const earlier = taken.get(addressKey(address));
    if (!earlier) taken.set(addressKey(address), { owner: name.file, collection: name.collection });
    // Two files of one folder whose names collide are reported as such.
    if (!earlier || earlier.collection === name.collection) return [];
    return [problem("address-collision", placeOfFile(name.file), { value: address, expected: earlier.owner })];
  });
}

/** `link` may spell the address of the page in another letter case, and nothing else. */
function ownLink({ source, facts: { address, link } }: Entry): Finding[] {
  if (link === undefined || addressKey(link) === addressKey(address)) return [];
  return [{ code: "link-elsewhere", source, path: ["link"], details: { value: link, expected: address } }];
}

function danglingReferences({ source, facts }: Entry, { slugs }: Register): Finding[] {
  return facts.references.flatMap(({ type, slug, path }): Finding[] => {
    const known = slugs.get(type);
    if (!known || known.has(slug)) return [];
    const folder = (collections as Record<string, Collection>)[type]?.folder ?? type;
    const details = { value: slug, expected: `content/${folder}`, suggestion: suggest(slug, [...known]) };
    return [{ code: "dangling-reference", source, path, details }];
  });
}

const linkKey = (url: string) => addressKey(url.replace(/[?#].*$/, ""));

function unknownLinks({ source, facts }: Entry, { addresses }: Register): Finding[] {
  return facts.links
    .filter(({ url }) => !addresses.has(linkKey(url)))
    .map(({ url, path, at }) => {
      const details = { value: url, suggestion: suggest(url, [...addresses.values()]) };
      return { code: "unknown-address", source, path, ...(at && { at }), details };
    });
}

/** What readers can see may not lead to what they cannot. */
function unpublishedTargets({ source, facts }: Entry, { unpublished }: Register, today: Day): Finding[] {
  if (unpublished.size === 0 || unpublishedOf(facts, today)) return [];
  const references = facts.references.filter((reference) =>
    unpublished.has(referenceKey({ collection: reference.type, slug: reference.slug })),
  );
  const links = facts.links.filter(({ url }) => unpublished.has(linkKey(url)));
  return [
    ...references.map(({ slug, path }) => ({ path, value: slug })),
    ...links.map(({ url, path, at }) => ({ path, value: url, ...(at && { at }) })),
  ].map(({ value, ...place }) => ({ code: "unpublished-target", source, ...place, details: { value } }));
}
