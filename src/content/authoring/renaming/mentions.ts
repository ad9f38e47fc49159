/** Renames or removes the mentions of a document, its page and its pictures in other documents. */
import path from "node:path";
import { addressFor, createPathResolver } from "../../../shared/compiled/address.ts";
import { linksOf, publicAddressOf } from "../../compiler/check/site-links.ts";
import { pageKey, placeKey } from "../../compiler/check/address-register.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { Source, SourceName } from "../../compiler/document/source.ts";
import { findTagged, ofKind } from "../../compiler/document/tagged.ts";
import { fieldName } from "../../../shared/values.ts";
import { readDocuments } from "../../compiler/read/read-documents.ts";
import { collectionNamed } from "../../../types/collections.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { changeFields, type FieldChange } from "../patch/change-fields.ts";
import { replaceAddresses, removeLinks } from "./markdown-addresses.ts";
import type { DocumentName } from "./read-referrers.ts";

type Reference = Document["metadata"]["references"][number];

/** Returns the new value; `undefined` if the value stays the same. */
type Rename = (value: string) => string | undefined;

/** Functions that return the new form of each kind of mention. Mentions of a kind without a function stay the same. */
interface Renames {
  reference?: (reference: Reference) => string | undefined;
  /** Returns the new path of a picture or file, relative to the document. */
  file?: Rename;
  /** Returns the new URL of a link. */
  link?: Rename;
}

/** Lists the changes that rename the mentions in a document's fields and texts. */
export function renameMentions(document: Document, { reference, file, link }: Renames): FieldChange[] {
  const { references, pictures, files } = document.metadata;
  const renameInText = (text: string) => replaceAddresses(text, (target) => link?.(target) ?? file?.(target));
  return [
    ...references.map((each) => ({ path: each.path, before: each.slug, value: reference?.(each) })),
    ...[...pictures.filter(({ at }) => !at), ...files].map((each) => toChange(each.path, each.src, file)),
    ...linksOf(document)
      .filter(({ at }) => !at)
      .map((each) => toChange(each.path, each.url, link)),
    ...markdownIn(document).map(({ path: field, markdown }) => toChange(field, markdown, renameInText)),
  ].flatMap(({ before, value = before, ...field }) => (value === before ? [] : [{ ...field, value }]));
}

const toChange = (field: Reference["path"], before: string, rename?: Rename) => ({
  path: field,
  before,
  value: rename?.(before),
});

const markdownIn = ({ content }: Document) =>
  ofKind(findTagged(content?.data), "markdown").map(({ value: { source: markdown }, path: field }) => ({
    path: field,
    markdown,
  }));

/** The old and the new name of a document, without extension. */
export interface NewName extends Pick<DocumentName, "type"> {
  from: string;
  to: string;
}

/**
 * Lists the changes that a document needs after a renaming, either of another document or of the same one. `site` is
 * the public URL, which is needed because links may be absolute.
 */
export function changesIn(document: Document, name: NewName, site: string | undefined): FieldChange[] {
  const { type, from, to } = name;
  const newAddresses = addressesOf({ type, slug: to });
  const moves = addressesOf({ type, slug: from }).map((each, index) => ({
    from: each,
    to: newAddresses[index] ?? each,
  }));
  return renameMentions(document, {
    reference: (each) =>
      each.type === type && each.slug === from ? (each.withFolder ? `${type}/${to}` : to) : undefined,
    file: (src) => renamedFile(document.source, src, name),
    link: linkMover(moves, site),
  });
}

/** Returns the new path of a file in a renamed picture folder; `undefined` if the file is in another folder. */
export function renamedFile({ file }: SourceName, src: string, { type, from, to }: NewName): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), src);
  if (!target.startsWith(`${type}/${from}/`)) return undefined;
  return src.replace(new RegExp(`(^|/)${from}(?=/)`), `$1${to}`);
}

/** An old and a new path from the root of the site. Either both have a fragment or neither has one. */
interface AddressMove {
  from: string;
  to: string;
}

/**
 * Returns a function that changes the URL of a link from an old address to the new one. An absolute URL stays absolute.
 * The query and fragment of the link stay, unless the new address has a fragment. `site` is the public URL, if known.
 */
export function linkMover(moves: readonly AddressMove[], site: string | undefined): Rename {
  const pathOf = createPathResolver(site);
  return (url) => {
    const target = pathOf(url);
    const move = target === undefined ? undefined : moves.find(({ from }) => leadsTo(target, from));
    if (target === undefined || !move) return undefined;
    const rest = move.to.includes("#") ? "" : target.replace(/^[^?#]*/, "");
    return (target === url ? "" : (site ?? "")) + move.to + rest;
  };
}

/** Returns the address of a document's page and that of its place in a list. Some types lack one or both. */
function addressesOf({ type, slug }: DocumentName): string[] {
  const { address, shownAt }: Collection = collectionNamed(type);
  return [address, shownAt].filter((pattern) => pattern !== undefined).map((pattern) => addressFor(pattern, slug));
}

/** Checks whether a path leads to an address: a page, or a place in a page if the address has a fragment. */
const leadsTo = (target: string, address: string): boolean =>
  address.includes("#") ? placeKey(target) === placeKey(address) : pageKey(target) === pageKey(address);

/** Reads the public URL of the site from the document that holds the site's settings. */
export async function publicAddressIn(sources: readonly Source[]): Promise<string | undefined> {
  const settings = sources.filter(({ collection }) => collection === contentConfig.publicAddress?.collection);
  return publicAddressOf(contentConfig, (await readDocuments(contentConfig, settings)).documents);
}

/** A mention of a deleted document in another document. */
export interface DeletedMention {
  file: string;
  /** The path of the field as messages show it, such as `credits.col1[2].link`. */
  field: string;
  /** The link text, which stays, or the value of the field, which is removed. */
  words: string;
  kind: "field" | "link";
}

interface MentionRemoval {
  mentions: DeletedMention[];
  changes: FieldChange[];
}

type UrlTest = (url: string) => boolean;

/**
 * Finds the mentions of deleted documents. `isDeleted` checks whether the target of a reference was deleted, and
 * `leadsToDeleted` whether the target of a URL was.
 */
export function findDeletedMentions(
  document: Document,
  isDeleted: (name: Reference) => boolean,
  leadsToDeleted: UrlTest,
): MentionRemoval {
  const { source, metadata } = document;
  const links = linksOf(document).filter(({ url, at, isOwnAddress }) => !at && !isOwnAddress && leadsToDeleted(url));
  const fields = [
    ...metadata.references.filter(isDeleted).map(({ path: field, slug }) => ({ path: field, words: slug })),
    ...links.map(({ path: field, url }) => ({ path: field, words: url })),
  ];
  const texts = markdownIn(document).map(({ path: field, markdown }) => ({
    path: field,
    ...removeLinks(markdown, leadsToDeleted),
  }));
  const toMention = (kind: DeletedMention["kind"], field: Reference["path"], words: string) => ({
    file: source.file,
    field: fieldName(field),
    words,
    kind,
  });
  return {
    mentions: [
      ...fields.map(({ path: field, words }) => toMention("field", field, words)),
      ...texts.flatMap(({ path: field, words }) => words.map((each) => toMention("link", field, each))),
    ],
    changes: [
      ...texts.flatMap(({ path: field, markdown: value }) => (value === undefined ? [] : [{ path: field, value }])),
      // The last item is removed first, because a removal shifts the items after it.
      ...fields.toReversed().map(({ path: field }) => ({ path: field })),
    ],
  };
}

export function leadsToDocument(name: DocumentName, site: string | undefined): UrlTest {
  const [addresses, pathOf] = [addressesOf(name), createPathResolver(site)];
  return (url) => {
    const target = pathOf(url);
    return target !== undefined && addresses.some((address) => leadsTo(target, address));
  };
}

/**
 * Returns the text without the mentions; `undefined` if the result would be invalid, for example without a required
 * field.
 */
export async function withoutMentions({ source }: Document, { changes }: MentionRemoval): Promise<string | undefined> {
  const text = changeFields(source, changes);
  if (text === undefined) return undefined;
  const { documents } = await readDocuments(contentConfig, [{ ...source, text }]);
  return documents.length > 0 ? text : undefined;
}
