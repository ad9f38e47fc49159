/** What is about to be done, a sentence each, for the editor to agree to. */
import path from "node:path";
import { words } from "../words/words.ts";
import type { Deletion } from "./delete-document.ts";
import type { Renaming } from "./rename-document.ts";

export function renamingInWords({ texts, moves, address }: Renaming): string[] {
  const moved = new Set(moves.map(({ from }) => from));
  return [
    ...moves.map(({ from, to }) => words.authoring.renamed(from, to)),
    ...[...texts.keys()].filter((file) => !moved.has(file)).map((file) => words.authoring.mentionsChange(file)),
    ...(address ? [addressInWords(address)] : []),
  ];
}

const addressInWords = ({ from, to, leadsOn }: NonNullable<Renaming["address"]>) =>
  leadsOn ? words.authoring.addressLeadsOn(from, to) : words.authoring.addressBreaks(from, to);

export function deletionInWords({ paths, mentions, keptFor, leadsOn, gone }: Deletion): string[] {
  const [file = ""] = paths;
  const folder = file.slice(0, -path.extname(file).length);
  return [
    ...paths.map((each) => (each === folder ? words.authoring.folderIsRemoved(each) : words.authoring.isRemoved(each))),
    ...mentions.map(({ file: other, field, words: mention, kind }) =>
      kind === "field"
        ? words.authoring.fieldIsRemoved(other, field, mention)
        : words.authoring.linkIsRemoved(other, mention),
    ),
    ...(keptFor.length > 0 ? [words.authoring.folderStays(folder, keptFor.join(", "))] : []),
    ...(leadsOn ? [words.authoring.leadsOn(leadsOn.from, leadsOn.to)] : []),
    ...(gone ? [words.authoring.isGone(gone)] : []),
  ];
}
