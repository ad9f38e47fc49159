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
  if (place === undefined) return written(source.file, resolveDocument(document, assets), options);
  const { file, slug } = source;
  return { file, slug, place, line: () => last.list()[place] ?? "", document: () => last.documents()[place] ?? "" };
}

/** They are made anew with each build, because each may say what any document says. */
function madeEntries(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: WithPlaces,
): Entry[] {
  const { address } = options.collection;
  const files = new Map(own.map((document) => [document.source.file, document]));
  return derivation.derive(documents).map(({ slug, data, file }) => {
    const document = file === undefined ? undefined : files.get(file);
    const said = document ? saidBy(document, options) : {};
    const declared = derivation.declared.flatMap((field) => (field in said ? [[field, said[field]] as const] : []));
    const whole = { ...data, ...Object.fromEntries(declared) };
    const resolved = { slug, address: address ? addressFor(address, slug) : "", data: whole };
    return written(file, resolved, options);
  });
}

function written(
  file: string | undefined,
  resolved: ResolvedDocument,
  { collection, last, places }: WithPlaces,
): Entry {
  const whole = identified(resolved);
  // Their texts take less memory than they do, and most have nothing that lists do not need.
  const document = JSON.stringify(whole);
  const line = hasDetail(whole, collection) ? JSON.stringify(summaryOf(whole, collection)) : document;
  const { slug } = resolved;
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
