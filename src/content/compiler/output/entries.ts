/** The documents of a type in the next output, by slug. */
import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection } from "../document/collection.ts";
import type { Change, Derivation, DerivedAgain } from "../document/derivation.ts";
import { once } from "../document/once.ts";
import type { LastLines } from "./last-lines.ts";
import { detailOf, identified, type ResolvedDocument, summaryOf, wholeText } from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";
import { type Assets, resolveDocument } from "./resolve.ts";
import type { StoredLines } from "./stored-lines.ts";

export interface Entry {
  /** Path of its file from the content folder; documents that are made of what others say may have none. */
  file: string | undefined;
  slug: string;
  /** Its place in the current list, when nothing of it changed. */
  place: number | undefined;
  /** In the list, as JSON. */
  line: () => string;
  /** What only its page needs, as JSON; empty where there is nothing. */
  detail: () => string;
}

export interface EntryOptions {
  name: string;
  collection: Collection;
  assets: Assets;
  last: LastLines;
  /** Documents that say of others something else than when the current output was made; `undefined` where some came or went. */
  changes: () => readonly Change[] | undefined;
}

interface WithPlaces extends EntryOptions {
  /** Of the documents in the current list, by slug. */
  places: () => ReadonlyMap<string, number>;
}

export function entriesOf(documents: readonly PlannedDocument[], given: EntryOptions): Entry[] {
  const places = once(() => placesIn(given.last.list()));
  const options = { ...given, places };
  const own = documents.filter(({ source }) => source.collection === options.name);
  const { derivation } = options.collection;
  return derivation
    ? madeEntries(derivation, documents, own, options)
    : own.map((document) => ownEntry(document, options));
}

const placesIn = (list: StoredLines) => new Map(list.slugs().map((slug, place) => [slug, place]));

function ownEntry(document: PlannedDocument, options: WithPlaces): Entry {
  const { place, source } = document;
  const { assets, last } = options;
  if (place === undefined) {
    const texts = textsOf(resolveDocument(document, assets), options.collection);
    return entryOf(source.file, texts, options);
  }
  return entryBefore(source.slug, source.file, place, last);
}

/** They are as they were, or made anew, because each may say what any document says. */
function madeEntries(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: WithPlaces,
): Entry[] {
  const { last, changes } = options;
  const isSame = own.every(({ place }) => place !== undefined) && last.list().length > 0 && changes()?.length === 0;
  return isSame ? entriesBefore(own, last) : newEntries(derivation, documents, own, options);
}

function entriesBefore(own: readonly PlannedDocument[], last: LastLines): Entry[] {
  const files = new Map(own.map(({ place, source }) => [place, source.file]));
  const slugs = last.list().slugs();
  return slugs.map((slug, place) => entryBefore(slug, files.get(place), place, last));
}

function newEntries(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: WithPlaces,
): Entry[] {
  const { collection } = options;
  const files = new Map(own.map((document) => [document.source.file, document]));
  return derivedFrom(derivation, documents, options).map(({ slug, data, file }) => {
    if (!data) return entryBefore(slug, file, options.places().get(slug) ?? -1, options.last);
    const document = file === undefined ? undefined : files.get(file);
    const said = document ? saidBy(document, options) : {};
    const declared = derivation.declared.flatMap((field) => (field in said ? [[field, said[field]] as const] : []));
    const whole = { ...data(), ...Object.fromEntries(declared) };
    return entryOf(file, textsOf(resolvedFrom(slug, whole, collection), collection), options);
  });
}

/** Made anew where a document came or went, or the current list lacks somebody who should be there. */
function derivedFrom(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  { changes, places }: WithPlaces,
): readonly DerivedAgain[] {
  const changed = changes();
  const again = changed && derivation.deriveAgain(documents, changed);
  return again?.every(({ slug, data }) => data !== undefined || places().has(slug))
    ? again
    : derivation.derive(documents);
}

const entryBefore = (slug: string, file: string | undefined, place: number, { list, details }: LastLines): Entry => ({
  file,
  slug,
  place,
  line: () => list().at(place),
  detail: () => details().at(place),
});

/** Of a document in JSON. */
interface Texts {
  slug: string;
  line: string;
  detail: string;
}

const resolvedFrom = (slug: string, data: Record<string, unknown>, { address }: Collection): ResolvedDocument => ({
  slug,
  address: address ? addressFor(address, slug) : "",
  data,
});

function textsOf(resolved: ResolvedDocument, collection: Collection): Texts {
  const whole = identified(resolved);
  const detail = detailOf(whole, collection);
  // Their texts take less memory than they do, and most have nothing that lists do not need.
  const line = JSON.stringify(detail ? summaryOf(whole, collection) : whole);
  return { slug: resolved.slug, line, detail: detail ? JSON.stringify(detail) : "" };
}

function entryOf(file: string | undefined, { slug, line, detail }: Texts, { last, places }: WithPlaces): Entry {
  const place = places().get(slug);
  const isSame = place !== undefined && line === last.list().at(place) && detail === last.details().at(place);
  return { file, slug, place: isSame ? place : undefined, line: () => line, detail: () => detail };
}

/** What a file says; where it did not change, as it was written last. */
function saidBy(document: PlannedDocument, { assets, last }: EntryOptions): Record<string, unknown> {
  if (document.place === undefined) return resolveDocument(document, assets).data;
  const { line, detail } = entryBefore(document.source.slug, undefined, document.place, last);
  return JSON.parse(wholeText(line(), detail())) as Record<string, unknown>;
}
