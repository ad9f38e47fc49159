import * as messages from "#messages";
import type { DocumentChange, ChangeKind, Changes, FileChange, UnusedPictures } from "../../contract/git.ts";
import { spokenName } from "../../contract/spoken-name.ts";
import type { Entry, EditorType } from "../../contract/protocol.ts";

export const KINDS: Record<DocumentChange["kind"], { label: string; color: string }> = {
  added: { label: messages.publication.added, color: "green" },
  changed: { label: messages.publication.changed, color: "blue" },
  pictures: { label: messages.publication.changed, color: "blue" },
  removed: { label: messages.publication.removed, color: "red" },
  renamed: { label: messages.publication.renamed, color: "purple" },
};

const PICTURE_KINDS: readonly ChangeKind[] = ["added", "changed", "removed", "renamed"];

/** Returns a text that counts the changed pictures by kind: `2 fotos nuevas y 1 foto quitada`; `""` for none. */
export function changedPicturesText(pictures: readonly FileChange[]): string {
  const kinds = PICTURE_KINDS.flatMap((kind) => {
    const { length } = pictures.filter((picture) => picture.kind === kind);
    return length === 0 ? [] : messages.publication.pictures(kind, length);
  });
  return formatList(kinds);
}

/**
 * Returns texts that describe a change: its kind, whether it has yet to be accepted, whether it is held back because of
 * problems, and who made it. Without a team, only other people are named.
 */
export const describeChange = ({ kind, waiting, held, mine, others }: DocumentChange, isTeam: boolean): string[] => [
  KINDS[kind].label,
  ...(waiting ? [messages.list.waiting] : []),
  ...(held ? [messages.start.held] : []),
  ...(others.length > 0 || (isTeam && mine) ? [messages.start.whose(mine, formatList(others))] : []),
];

/** Returns a text that counts the unused pictures by document: `2 fotos de Ana Sosa y 1 foto de Mora Vidal`. */
export const unusedPicturesText = (unusedPictures: readonly UnusedPictures[], nameOf: (file: string) => string) =>
  formatList(unusedPictures.map(({ file, count }) => messages.publication.picturesOf(count, nameOf(file))));

export const formatList = (parts: readonly string[]) => new Intl.ListFormat(messages.common.locale).format(parts);

/** Returns a sentence that says with what the changes are compared. */
export const comparisonText = ({ publication: { from } }: Changes): string =>
  from === "nothing" ? messages.publication.everythingIsNew : messages.publication.comparedWithLast;

/** Functions that return the names and types of files in the words of the interface. */
export type Names = ReturnType<typeof namesOf>;

export function namesOf(types: readonly EditorType[], entries: readonly Entry[]) {
  const titles = new Map(entries.map(({ file, title }) => [file, title]));
  const titlesOfTypes = new Map(types.map(({ name, title }) => [name, title]));
  return {
    /** Returns the title of a document. A removed document is named after its file. */
    nameOf: (file: string) => titles.get(file) || spokenName(file),
    isThere: (file: string) => titles.has(file),
    /** Returns the title of the type of a document, such as `Número`; `""` for a file that is no document. */
    typeOf: (file: string) => (/\.(?:ya?ml|md)$/.test(file) && titlesOfTypes.get(typeOfFile(file))) || "",
  };
}

/** Returns the name of a document's type: its folder, or its file name without the extension if it has no folder. */
export const typeOfFile = (file: string) => file.replace(/(?:\/.*|\.\w+)$/, "");

/** The maximum number of names in a clause. In a longer list, the last names are replaced by their number. */
const MAX_NAMES = 3;

/**
 * Proposes a sentence that describes a publication, such as `Cambia Ana Sosa y agrega Mora Vidal`. It does not mention
 * changes that have yet to be accepted or are held back. Returns `""` if there are no other changes.
 */
export function proposeSentence(changes: readonly DocumentChange[], nameOf: (file: string) => string): string {
  const publishable = changes.filter(({ waiting, held }) => !waiting && !held);
  const names = (kind: DocumentChange["kind"]) =>
    publishable.filter((change) => change.kind === kind).map(({ file }) => nameOf(file));
  const clauses = [
    clause(messages.publication.changes, names("changed")),
    clause(messages.publication.adds, names("added")),
    clause(messages.publication.removes, names("removed")),
    clause(messages.publication.renames, names("renamed")),
    clause(messages.publication.changesPictures, names("pictures")),
  ].filter(Boolean);
  const sentence = formatList(clauses);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function clause(verb: string, names: readonly string[]): string {
  if (names.length === 0) return "";
  const shownNames =
    names.length > MAX_NAMES
      ? [...names.slice(0, MAX_NAMES - 1), messages.publication.more(names.length - MAX_NAMES + 1)]
      : names;
  return `${verb} ${formatList(shownNames)}`;
}
