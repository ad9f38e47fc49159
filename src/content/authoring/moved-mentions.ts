/** What documents say of one that is renamed, of its page and of its pictures, under the new name. */
import path from "node:path";
import { linksOf } from "../compiler/check/links.ts";
import type { Document } from "../compiler/document/document.ts";
import type { FieldPath, ParsedSource } from "../compiler/document/source.ts";
import { findTagged, ofKind } from "../compiler/document/tagged.ts";
import type { AuthoredType } from "./archetypes.ts";
import { type Edit, editField, editTargets } from "./edits.ts";
import { type AddressMove, addressesOf, movedLink } from "./inbound-links.ts";

/** Names of a document, without the ending of its file. */
export interface NewName {
  type: AuthoredType;
  from: string;
  to: string;
}

/** The change of a name, and the public address of the site, under which links may be written in full. */
export type Change = NewName & { site: string | undefined };

export function editsOf(source: ParsedSource, document: Document, change: Change): Edit[] {
  const { metadata } = document;
  const { type, from, to } = change;
  const pictures = metadata.pictures.filter(({ at }) => !at);
  return [
    ...metadata.references
      .filter((reference) => reference.type === type && reference.slug === from)
      .flatMap(({ path: field, unseen }) => editField(source, field, unseen ? `${type}/${to}` : to)),
    ...[...pictures, ...metadata.files].flatMap(({ src, path: field }) =>
      replaceField(source, field, renamedFile(source, src, change)),
    ),
    ...linkEdits(source, document, movedLink(movesOf(change), change.site), (target) =>
      renamedFile(source, target, change),
    ),
  ];
}

type Renamed = (address: string) => string | undefined;

/** Links of a document to other addresses, and pictures in its texts to other files. */
export function linkEdits(
  source: ParsedSource,
  document: Document,
  renamed: Renamed,
  renamedPicture: Renamed = () => undefined,
): Edit[] {
  const links = linksOf(document).filter(({ at }) => !at);
  return [
    ...links.flatMap(({ url, path: field }) => replaceField(source, field, renamed(url))),
    ...ofKind(findTagged(document.content?.data), "markdown").flatMap(({ value, path: field }) =>
      editTargets(
        source,
        { path: field, markdown: value.source },
        (target) => renamed(target) ?? renamedPicture(target),
      ),
    ),
  ];
}

export function replaceField(source: ParsedSource, field: FieldPath, value: string | undefined): Edit[] {
  return value === undefined ? [] : editField(source, field, value);
}

function movesOf({ type, from, to }: NewName): AddressMove[] {
  const now = addressesOf({ type, slug: to });
  return addressesOf({ type, slug: from }).map((address, index) => ({ from: address, to: now[index] ?? address }));
}

/** The new path of a file in the folder of the document's pictures. */
export function renamedFile({ file }: ParsedSource, src: string, { type, from, to }: NewName): string | undefined {
  const named = path.posix.join(path.posix.dirname(file), src);
  if (!named.startsWith(`${type}/${from}/`)) return undefined;
  return src.replace(new RegExp(`(^|/)${from}(?=/)`), `$1${to}`);
}
