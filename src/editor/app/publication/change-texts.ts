import * as messages from "#messages";
import type { DocumentChange, ChangeKind, Changes, FileChange, UnusedPictures } from "../../contract/git.ts";

/** Of a document. */
export const KINDS: Record<DocumentChange["kind"], { word: string; color: string }> = {
  added: { word: messages.publication.added, color: "green" },
  changed: { word: messages.publication.changed, color: "blue" },
  pictures: { word: messages.publication.changed, color: "blue" },
  removed: { word: messages.publication.removed, color: "red" },
  renamed: { word: messages.publication.renamed, color: "purple" },
};

const PICTURE_KINDS: readonly ChangeKind[] = ["added", "changed", "removed", "renamed"];

/** `2 fotos nuevas y 1 foto quitada`; empty for none. */
export function pictureCount(pictures: readonly FileChange[]): string {
  const kinds = PICTURE_KINDS.flatMap((kind) => {
    const { length } = pictures.filter((picture) => picture.kind === kind);
    return length === 0 ? [] : messages.publication.pictures(kind, length);
  });
  return listed(kinds);
}

/** What happened to a document, whether it waits, and who else changed it. */
export const changeNotes = ({ kind, waiting, others }: DocumentChange): string[] => [
  KINDS[kind].word,
  ...(waiting ? [messages.list.waiting] : []),
  ...(others.length > 0 ? [messages.publication.changesOf(listed(others))] : []),
];

/** `2 fotos de Ana Sosa y 1 foto de Mora Vidal` */
export const picturesOf = (some: readonly UnusedPictures[], nameOf: (file: string) => string) =>
  listed(some.map(({ file, count }) => messages.publication.picturesOf(count, nameOf(file))));

export const listed = (parts: readonly string[]) => new Intl.ListFormat(messages.common.locale).format(parts);

/** What everything is compared with. */
export const comparison = ({ publication: { from } }: Changes): string =>
  from === "nothing" ? messages.publication.everythingIsNew : messages.publication.comparedWithLast;
