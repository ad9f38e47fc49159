/**
 * One pass over all documents once they are loaded: names and addresses are unique in any letter
 * case, references and links of the site lead somewhere.
 */
import { addressKey, FIXED_ADDRESSES, RESERVED_SEGMENTS } from "../schema/addresses.ts";
import { collections } from "../schema/collections.ts";
import { placeOfField, placeOfFile } from "./locate.ts";
import { type Problem, problem } from "./problems.ts";
import type { Document, FieldPath, Source } from "./source.ts";
import { suggest } from "./suggest.ts";
import { findTagged } from "./tagged.ts";

export function checkReferences(
  documents: readonly Document[],
  sources: readonly Source[],
  book: Map<string, string>,
): Problem[] {
  const known = knownSlugs(sources);
  return [
    ...duplicateSlugs(sources),
    ...addressCollisions(documents),
    ...documents.flatMap((document) => ownLink(document)),
    ...documents.flatMap((document) => danglingReferences(document, known)),
    ...documents.flatMap((document) => unknownNavigation(document, book)),
  ];
}

/** Every address of the site, by the key under which its spellings meet. */
export function addressBook(documents: readonly Document[]): Map<string, string> {
  const own = documents.flatMap(({ address }) => (address ? [address] : []));
  return new Map([...Object.values(FIXED_ADDRESSES), ...own].map((address) => [addressKey(address), address]));
}

/** Also the documents that their schema refused: a mistake there must not break who refers to them. */
function knownSlugs(sources: readonly Source[]): Map<string, string[]> {
  const known = new Map<string, string[]>();
  for (const { collection, slug } of sources) known.set(collection, [...(known.get(collection) ?? []), slug]);
  return known;
}

function duplicateSlugs(sources: readonly Source[]): Problem[] {
  const first = new Map<string, Source>();
  return sources.flatMap((source) => {
    const key = `${source.collection}/${source.slug.toLowerCase()}`;
    const earlier = first.get(key);
    if (!earlier) first.set(key, source);
    return earlier
      ? [problem("duplicate-slug", placeOfFile(source), { value: source.file, expected: earlier.file })]
      : [];
  });
}

function addressCollisions(documents: readonly Document[]): Problem[] {
  const taken = new Map<string, { owner: string; collection: string }>();
  for (const address of Object.values(FIXED_ADDRESSES))
    taken.set(addressKey(address), { owner: `la página ${address}`, collection: "" });
  for (const segment of RESERVED_SEGMENTS)
    taken.set(`/${segment}`, { owner: "los archivos del sitio", collection: "" });
  return documents.flatMap(({ address, collection, source }) => {
    if (!address) return [];
    const earlier = taken.get(addressKey(address));
    if (!earlier) taken.set(addressKey(address), { owner: source.file, collection });
    // Two files of one folder whose names collide are reported as such.
    if (!earlier || earlier.collection === collection) return [];
    return [problem("address-collision", placeOfFile(source), { value: address, expected: earlier.owner })];
  });
}

/** `link` may spell the address of the page in another letter case, and nothing else. */
function ownLink({ data, address, source }: Document): Problem[] {
  const { link } = data;
  if (!address || typeof link !== "string" || addressKey(link) === addressKey(address)) return [];
  return [problem("link-elsewhere", placeOfField(source, ["link"]), { value: link, expected: address })];
}

function danglingReferences({ data, source }: Document, known: Map<string, string[]>): Problem[] {
  return findTagged(data, "reference").flatMap(({ value: { type, slug }, path }) => {
    const slugs = known.get(type) ?? [];
    if (slugs.includes(slug)) return [];
    const folder = collections[type as keyof typeof collections].folder;
    const details = { value: slug, expected: `content/${folder}`, suggestion: suggest(slug, slugs) };
    return [problem("dangling-reference", placeOfField(source, path), details)];
  });
}

function unknownNavigation(document: Document, book: Map<string, string>): Problem[] {
  if (document.collection !== "site") return [];
  const navigation = document.data.navigation as { path: string }[];
  return navigation.flatMap(({ path }, index) => checkAddress(document, ["navigation", index, "path"], path, book));
}

/** A link of the site, as a problem if no page is there. */
function checkAddress(document: Document, path: FieldPath, address: string, book: Map<string, string>): Problem[] {
  const place = placeOfField(document.source, path);
  return unknownAddress(address, book) ? [problem("unknown-address", place, addressDetails(address, book))] : [];
}

export function unknownAddress(address: string, book: Map<string, string>): boolean {
  return !book.has(addressKey(address.replace(/[?#].*$/, "")));
}

export function addressDetails(address: string, book: Map<string, string>) {
  return { value: address, suggestion: suggest(address, [...book.values()]) };
}
