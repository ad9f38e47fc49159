/** What documents say of one that is renamed, of its page and of its pictures, under the new name. */
import path from "node:path";
import { linksOf } from "../compiler/check/links.ts";
import type { Document } from "../compiler/document/document.ts";
import type { FieldPath, SourceName } from "../compiler/document/source.ts";
import { findTagged, ofKind } from "../compiler/document/tagged.ts";
import type { AuthoredType } from "./archetypes.ts";
import type { FieldChange } from "./field-edits.ts";
import { type AddressMove, addressesOf, movedLink } from "./inbound-links.ts";
import { changeTargets } from "./markdown-targets.ts";

/** Names of a document, without the ending of its file. */
export interface NewName {
  type: AuthoredType;
  from: string;
  to: string;
}

/** The change of a name, and the public address of the site, under which links may be written in full. */
export type Change = NewName & { site: string | undefined };

/** What a document says under the new name. */
export function changesIn(document: Document, change: Change): FieldChange[] {
  const { metadata, source } = document;
  const { type, from, to } = change;
  const renamed = (src: string) => renamedFile(source, src, change);
  const moved = movedLink(movesOf(change), change.site);
  return [
    ...metadata.references
      .filter((reference) => reference.type === type && reference.slug === from)
      .map(({ path: field, unseen }) => ({ path: field, value: unseen ? `${type}/${to}` : to })),
    ...fileChanges(document, renamed),
    ...linkChanges(document, moved),
    ...textChanges(document, (target) => moved(target) ?? renamed(target)),
  ];
}

/** The new address for an old one; `undefined` where it stays. */
type Renamed = (address: string) => string | undefined;

/** Pictures and files of its fields under other paths. */
export const fileChanges = ({ metadata: { pictures, files } }: Document, renamed: Renamed): FieldChange[] =>
  [...pictures.filter(({ at }) => !at), ...files].flatMap(({ src, path: field }) => changed(field, src, renamed));

/** Links of its fields to other addresses. */
export const linkChanges = (document: Document, renamed: Renamed): FieldChange[] =>
  linksOf(document)
    .filter(({ at }) => !at)
    .flatMap(({ url, path: field }) => changed(field, url, renamed));

/** Addresses in its texts, of links and of pictures. */
export const textChanges = ({ content }: Document, renamed: Renamed): FieldChange[] =>
  ofKind(findTagged(content?.data), "markdown").flatMap(({ value: { source: markdown }, path: field }) =>
    changed(field, markdown, (text) => changeTargets(text, renamed)),
  );

function changed(field: FieldPath, before: string, renamed: Renamed): FieldChange[] {
  const value = renamed(before) ?? before;
  return value === before ? [] : [{ path: field, value }];
}

function movesOf({ type, from, to }: NewName): AddressMove[] {
  const now = addressesOf({ type, slug: to });
  return addressesOf({ type, slug: from }).map((address, index) => ({ from: address, to: now[index] ?? address }));
}

/** The new path of a file in the folder of the document's pictures. */
export function renamedFile({ file }: SourceName, src: string, { type, from, to }: NewName): string | undefined {
  const named = path.posix.join(path.posix.dirname(file), src);
  if (!named.startsWith(`${type}/${from}/`)) return undefined;
  return src.replace(new RegExp(`(^|/)${from}(?=/)`), `$1${to}`);
}
