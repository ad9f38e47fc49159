/** Serializes the documents of a type for the next output. */
import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection, Change, Derivation, DerivedAgain } from "../document/collection.ts";
import { type Line, type Lines, detailOf, identified, type ResolvedDocument, summaryOf, wholeText } from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";
import { type Assets, resolveDocument } from "./resolve.ts";

export interface SerializedDocument extends Line {
  slug: string;
  /** Whether the last output has the same lines. */
  isSame: boolean;
}

export interface SerializeOptions {
  collection: Collection;
  assets: Assets;
  /** The lines of the last output; empty if the type is not written there. */
  last: Lines;
  /** Returns the documents whose metadata changed since the last output; `undefined` if some were added or removed. */
  changes: () => readonly Change[] | undefined;
}

/** `own` are the documents of the type that have files. */
export function serializeType(
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: SerializeOptions,
): SerializedDocument[] {
  const { derivation } = options.collection;
  return derivation
    ? serializeDerived(derivation, documents, own, options)
    : own.map((each) => serializeOwn(each, options));
}

function serializeOwn(document: PlannedDocument, options: SerializeOptions): SerializedDocument {
  const { slug } = document.source;
  const before = document.isSame ? options.last.get(slug) : undefined;
  return before ? { slug, ...before, isSame: true } : serialize(resolveDocument(document, options.assets), options);
}

function serializeDerived(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: SerializeOptions,
): SerializedDocument[] {
  const { collection, last } = options;
  const files = new Map(own.map((document) => [document.source.file, document]));
  return derivedFrom(derivation, documents, options).map(({ slug, data, file = "" }) => {
    const before = last.get(slug);
    if (!data && before) return { slug, ...before, isSame: true };
    const document = files.get(file);
    const fields = document ? fieldsOf(document, options) : {};
    const declared = derivation.declared.flatMap((field) => (field in fields ? [[field, fields[field]] as const] : []));
    const address = collection.address ? addressFor(collection.address, slug) : "";
    return serialize({ slug, address, data: { ...data?.(), ...Object.fromEntries(declared) } }, options);
  });
}

/** Derives all documents again if one was added or removed, or if the last output is incomplete. */
function derivedFrom(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  { changes, last }: SerializeOptions,
): readonly DerivedAgain[] {
  const changed = changes();
  const again = changed && derivation.deriveAgain(documents, changed);
  return again?.every(({ slug, data }) => data !== undefined || last.has(slug)) ? again : derivation.derive(documents);
}

function serialize(resolved: ResolvedDocument, { collection, last }: SerializeOptions): SerializedDocument {
  const { slug } = resolved;
  const whole = identified(resolved);
  const details = detailOf(whole, collection);
  // Strings take less memory than the objects.
  const summary = JSON.stringify(details ? summaryOf(whole, collection) : whole);
  const detail = details ? JSON.stringify(details) : "";
  const before = last.get(slug);
  return { slug, summary, detail, isSame: summary === before?.summary && detail === before.detail };
}

/** Returns the fields of a file, from the last output if it did not change. */
function fieldsOf(document: PlannedDocument, { assets, last }: SerializeOptions): Readonly<Record<string, unknown>> {
  const before = document.isSame ? last.get(document.source.slug) : undefined;
  if (!before) return resolveDocument(document, assets).data;
  return JSON.parse(wholeText(before.summary, before.detail)) as Record<string, unknown>;
}
