/** The documents of a type in the next output, by slug. */
import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection } from "../document/collection.ts";
import type { Derivation } from "../document/derivation.ts";
import { once } from "../document/once.ts";
import type { LastLines } from "./last-lines.ts";
import { hasDetail, hasDocuments, identified, type ResolvedDocument, slugIn, summaryOf } from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";
import { type Assets, resolveDocument } from "./resolve.ts";

export interface Entry {
  /** Path of its file from the content folder; documents that are made of what others say may have none. */
  file: string | undefined;
  slug: string;
  /** Its place in the current list, when nothing of it changed. */
  place: number | undefined;
  /** In the list, as JSON. */
  line: () => string;
  /** Whole, as JSON. */
  document: () => string;
}

export interface EntryOptions {
  name: string;
  collection: Collection;
  assets: Assets;
  last: LastLines;
  /** Whether all documents say of others what they said when the current output was made. */
  isSaidAsBefore: () => boolean;
}

interface WithPlaces extends EntryOptions {
  /** Of the documents in the current list, by slug. */
  places: () => ReadonlyMap<string, number>;
}

export function entriesOf(documents: readonly PlannedDocument[], given: EntryOptions): Entry[] {
  const places = once(() => new Map(given.last.list().map((line, place) => [slugIn(line), place])));
  const options = { ...given, places };
  const own = documents.filter(({ source }) => source.collection === options.name);
  const { derivation } = options.collection;
  return derivation
    ? madeEntries(derivation, documents, own, options)
    : own.map((document) => ownEntry(document, options));
}

function ownEntry(document: PlannedDocument, options: WithPlaces): Entry {
  const { place, source } = document;
  const { assets, last } = options;
  if (place === undefined) {
    const texts = textsOf(resolveDocument(document, assets), options.collection);
    return entryOf(source.file, texts, options);
  }
  const { file, slug } = source;
  return { file, slug, place, line: () => last.list()[place] ?? "", document: () => last.documents()[place] ?? "" };
}

/** They are as they were, or made anew, because each may say what any document says. */
function madeEntries(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: WithPlaces,
): Entry[] {
  const { last, isSaidAsBefore } = options;
  const isSame = own.every(({ place }) => place !== undefined) && last.list().length > 0 && isSaidAsBefore();
  return isSame ? entriesBefore(own, last) : newEntries(derivation, documents, own, options);
}

function entriesBefore(own: readonly PlannedDocument[], { list, documents }: LastLines): Entry[] {
  const files = new Map(own.map(({ place, source }) => [place, source.file]));
  return list().map((line, place) => {
    const document = () => documents()[place] ?? "";
    return { file: files.get(place), slug: slugIn(line), place, line: () => line, document };
  });
}

function newEntries(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: WithPlaces,
): Entry[] {
  const { collection } = options;
  const files = new Map(own.map((document) => [document.source.file, document]));
  return derivation.derive(documents).map(({ slug, data, file }) => {
    const document = file === undefined ? undefined : files.get(file);
    if (!document) return entryOf(file, madeTexts(slug, data, collection), options);
    const said = saidBy(document, options);
    const declared = derivation.declared.flatMap((field) => (field in said ? [[field, said[field]] as const] : []));
    const whole = { ...data, ...Object.fromEntries(declared) };
    return entryOf(file, textsOf(resolvedFrom(slug, whole, collection), collection), options);
  });
}

/** Of a document in JSON. */
interface Texts {
  slug: string;
  line: string;
  document: string;
}

const written = new WeakMap<object, Texts>();

/** What is made again is the same, unless it is said otherwise. */
function madeTexts(slug: string, data: Readonly<Record<string, unknown>>, collection: Collection): Texts {
  const last = written.get(data);
  if (last?.slug === slug) return last;
  const texts = textsOf(resolvedFrom(slug, data, collection), collection);
  written.set(data, texts);
  return texts;
}

const resolvedFrom = (slug: string, data: Record<string, unknown>, { address }: Collection): ResolvedDocument => ({
  slug,
  address: address ? addressFor(address, slug) : "",
  data,
});

function textsOf(resolved: ResolvedDocument, collection: Collection): Texts {
  const whole = identified(resolved);
  // Their texts take less memory than they do, and most have nothing that lists do not need.
  const document = JSON.stringify(whole);
  const line = hasDetail(whole, collection) ? JSON.stringify(summaryOf(whole, collection)) : document;
  return { slug: resolved.slug, line, document };
}

function entryOf(file: string | undefined, { slug, line, document }: Texts, options: WithPlaces): Entry {
  const { collection, last, places } = options;
  const place = places().get(slug);
  const isSame =
    place !== undefined &&
    line === last.list()[place] &&
    (!hasDocuments(collection) || document === last.documents()[place]);
  return { file, slug, place: isSame ? place : undefined, line: () => line, document: () => document };
}

/** What a file says; where it did not change, as it was written last. */
function saidBy(document: PlannedDocument, { assets, last }: EntryOptions): Record<string, unknown> {
  if (document.place === undefined) return resolveDocument(document, assets).data;
  return JSON.parse(last.documents()[document.place] ?? "{}") as Record<string, unknown>;
}
