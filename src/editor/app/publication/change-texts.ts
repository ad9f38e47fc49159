import * as words from "#words";
import type { DocumentChange, ChangeKind, Changes, FileChange, UnusedPictures } from "../../contract/git.ts";

/** Of a document. */
export const KINDS: Record<DocumentChange["kind"], { word: string; color: string }> = {
  added: { word: words.publication.added, color: "green" },
  changed: { word: words.publication.changed, color: "blue" },
  pictures: { word: words.publication.changed, color: "blue" },
  removed: { word: words.publication.removed, color: "red" },
  renamed: { word: words.publication.renamed, color: "purple" },
};

const PICTURE_KINDS: readonly ChangeKind[] = ["added", "changed", "removed", "renamed"];

/** `2 fotos nuevas y 1 foto quitada`; empty for none. */
export function pictureCount(pictures: readonly FileChange[]): string {
  const kinds = PICTURE_KINDS.flatMap((kind) => {
    const { length } = pictures.filter((picture) => picture.kind === kind);
    return length === 0 ? [] : words.publication.pictures(kind, length);
  });
  return listed(kinds);
}

/** What happened to a document, whether it waits, and who else changed it. */
export const changeNotes = ({ kind, waiting, others }: DocumentChange): string[] => [
  KINDS[kind].word,
  ...(waiting ? [words.list.waiting] : []),
  ...(others.length > 0 ? [words.publication.changesOf(listed(others))] : []),
];

/** `2 fotos de Ana Sosa y 1 foto de Mora Vidal` */
export const picturesOf = (some: readonly UnusedPictures[], nameOf: (file: string) => string) =>
  listed(some.map(({ file, count }) => words.publication.picturesOf(count, nameOf(file))));

export const listed = (parts: readonly string[]) => new Intl.ListFormat(words.common.locale).format(parts);

/** What everything is compared with. */
export const comparison = ({ publication: { from } }: Changes): string =>
  from === "nothing" ? words.publication.everythingIsNew : words.publication.comparedWithLast;
