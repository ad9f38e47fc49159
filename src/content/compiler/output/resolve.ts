/** Resolves valid documents into the form that pages receive, and serializes them for the next output. */
import { statSync } from "node:fs";
import type { Picture, PublishedFile, RichText } from "../../../shared/compiled/document.ts";
import type { Source } from "../document/source.ts";
import { findTagged, isTagged, ofKind, replaceTagged, type Tagged } from "../document/tagged.ts";
import type { DerivedImage } from "../pictures/derive-images.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import { mediaAddress } from "../../../shared/compiled/layout.ts";
import {
  type ResolvedDocument,
  type Line,
  type Lines,
  detailOf,
  toPageFields,
  summaryOf,
  joinJson,
} from "./modules.ts";
import type { PlannedDocument } from "./state.ts";
import { addressFor } from "../../../shared/compiled/address.ts";
import type { Collection, Change, Derivation, DerivedAgain } from "../document/collection.ts";

/** The pictures, files and texts that replace tagged values when documents are resolved. */
export interface Assets {
  /** Returns the picture to which a document refers as `src`. */
  pictureAt: (source: Source, src: string) => Picture;
  /** Returns the published file to which a document refers as `src`. */
  fileAt: (source: Source, src: string) => PublishedFile;
  /** The path under which the site is served, with a slash at both ends. */
  base: string;
  /** The module that renders Markdown, which is loaded only if there is a text to render; `undefined` otherwise. */
  markdown: typeof import("../markdown/render.ts") | undefined;
}

/** Returns the functions that resolve pictures and files. All files must have been checked and all pictures derived. */
export function assetsOf(
  files: ContentFiles,
  images: Images,
  derivedImages: ReadonlyMap<string, DerivedImage>,
  base: string,
) {
  return {
    base,
    fileAt: (source, src) => {
      const file = files.find(source, src);
      return { src: mediaAddress(base, publishedName(file)), bytes: statSync(file).size };
    },
    pictureAt: (source, src) => {
      const image = images.find(files.find(source, src));
      const picture = image && derivedImages.get(image.hash)?.picture;
      if (!picture) throw new Error(`${source.file} names ${src}, which was not derived`);
      return picture;
    },
  } satisfies Omit<Assets, "markdown">;
}

type Resolvable = Pick<PlannedDocument, "source" | "metadata" | "unpublished" | "content"> & { hidden?: string[] };

export function resolveDocument(document: Resolvable, assets: Assets): ResolvedDocument {
  const { source, metadata, unpublished, content, hidden = [] } = document;
  if (!content) throw new Error(`${source.file} changed while the content was being built`);
  const { draft: _draft, ...fields } = content.data;
  const replace = (tagged: Tagged): unknown => {
    if (tagged.kind === "image") return resolveImage(source, tagged, assets);
    if (tagged.kind === "markdown") return resolveText(document, tagged, assets);
    if (tagged.kind === "file") return assets.fileAt(source, tagged.src).src;
    if (tagged.kind === "audio") return assets.fileAt(source, tagged.src);
    return tagged.kind === "path" ? tagged.url : { type: tagged.type, slug: tagged.slug };
  };
  const visibleFields = hidden.length > 0 ? withoutHidden(fields, hidden) : fields;
  const data = replaceTagged(visibleFields, replace) as Record<string, unknown>;
  return {
    slug: source.slug,
    address: metadata.address,
    data: unpublished ? { unpublished, ...data } : data,
  };
}

/** Removes each part of a value that refers only to unpublished documents, such as a section of an issue. */
function withoutHidden(value: unknown, hidden: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || isTagged(value)) return value;
  const isShown = (part: unknown) => {
    const references = ofKind(findTagged(part), "reference");
    const isHidden = (each: (typeof references)[number]) => hidden.includes(`${each.value.type}/${each.value.slug}`);
    return references.length === 0 || !references.every(isHidden);
  };
  if (Array.isArray(value)) return value.filter(isShown).map((part) => withoutHidden(part, hidden));
  const parts = Object.entries(value).filter(([, part]) => isShown(part));
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutHidden(part, hidden)]));
}

function resolveImage(
  source: Source,
  { kind: _kind, src, ...rest }: Extract<Tagged, { kind: "image" }>,
  { pictureAt }: Assets,
) {
  return { ...rest, ...pictureAt(source, src) };
}

function resolveText(document: Resolvable, text: Extract<Tagged, { kind: "markdown" }>, assets: Assets): RichText {
  const { markdown, base, pictureAt } = assets;
  const tree = document.content?.texts.get(text);
  if (!tree || !markdown) throw new Error(`${document.source.file} has a text that was not parsed`);
  return markdown.renderMarkdown(tree, { pictureAt: (src) => pictureAt(document.source, src), base });
}

export interface SerializedDocument extends Line {
  slug: string;
  /** Whether the last output has the same lines for this document. */
  isSame: boolean;
}

export interface SerializeOptions {
  collection: Collection;
  assets: Assets;
  /** The lines of the last output; empty if the last output lacks the type. */
  last: Lines;
  /**
   * Returns the documents whose metadata changed since the last output; `undefined` if documents were added or removed.
   */
  changes: () => readonly Change[] | undefined;
}

/** Serializes the documents of a type. `documents` are those of all types; `ownDocuments` are the type's own files. */
export function serializeType(
  documents: readonly PlannedDocument[],
  ownDocuments: readonly PlannedDocument[],
  options: SerializeOptions,
): SerializedDocument[] {
  const { derivation } = options.collection;
  return derivation
    ? serializeDerived(derivation, documents, ownDocuments, options)
    : ownDocuments.map((each) => serializeFile(each, options));
}

function serializeFile(document: PlannedDocument, options: SerializeOptions): SerializedDocument {
  const { slug } = document.source;
  const previous = document.isSame ? options.last.get(slug) : undefined;
  return previous ? { slug, ...previous, isSame: true } : serialize(resolveDocument(document, options.assets), options);
}

function serializeDerived(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  ownDocuments: readonly PlannedDocument[],
  options: SerializeOptions,
): SerializedDocument[] {
  const { collection, last } = options;
  const files = new Map(ownDocuments.map((document) => [document.source.file, document]));
  return derivedFrom(derivation, documents, options).map(({ slug, data, file = "" }) => {
    const previous = last.get(slug);
    if (!data && previous) return { slug, ...previous, isSame: true };
    const document = files.get(file);
    const fields = document ? fieldsOf(document, options) : {};
    const fileFields = derivation.fileFields.flatMap((field) =>
      field in fields ? [[field, fields[field]] as const] : [],
    );
    const address = collection.address ? addressFor(collection.address, slug) : "";
    return serialize({ slug, address, data: { ...data?.(), ...Object.fromEntries(fileFields) } }, options);
  });
}

/**
 * Derives the documents of a type. All are derived again if a source document was added or removed, or if the last
 * output is incomplete.
 */
function derivedFrom(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  { changes, last }: SerializeOptions,
): readonly DerivedAgain[] {
  const changedDocuments = changes();
  const rederived = changedDocuments && derivation.deriveAgain(documents, changedDocuments);
  return rederived?.every(({ slug, data }) => data !== undefined || last.has(slug))
    ? rederived
    : derivation.derive(documents);
}

function serialize(document: ResolvedDocument, { collection, last }: SerializeOptions): SerializedDocument {
  const { slug } = document;
  const fields = toPageFields(document);
  const details = detailOf(fields, collection);
  // The lines are strings, because objects need more memory.
  const summary = JSON.stringify(details ? summaryOf(fields, collection) : fields);
  const detail = details ? JSON.stringify(details) : "";
  const previous = last.get(slug);
  return { slug, summary, detail, isSame: summary === previous?.summary && detail === previous.detail };
}

/** Returns the fields of a file. If the file did not change, the fields are read from the last output. */
function fieldsOf(document: PlannedDocument, { assets, last }: SerializeOptions): Readonly<Record<string, unknown>> {
  const previous = document.isSame ? last.get(document.source.slug) : undefined;
  if (!previous) return resolveDocument(document, assets).data;
  return JSON.parse(joinJson(previous.summary, previous.detail)) as Record<string, unknown>;
}
