/** Describes what is about to be done, one sentence each, for the editor's confirmation. */
import path from "node:path";
import { messages } from "../messages/messages.ts";
import type { Deletion } from "./deleting/delete-document.ts";
import type { Renaming } from "./renaming/rename-document.ts";

export function renamingInWords({ texts, moves, address }: Renaming): string[] {
  const moved = new Set(moves.map(({ from }) => from));
  return [
    ...moves.map(({ from, to }) => messages.authoring.renamed(from, to)),
    ...[...texts.keys()].filter((file) => !moved.has(file)).map((file) => messages.authoring.mentionsChange(file)),
    ...(address ? [addressInWords(address)] : []),
  ];
}

const addressInWords = ({ from, to, leadsOn }: NonNullable<Renaming["address"]>) =>
  leadsOn ? messages.authoring.addressLeadsOn(from, to) : messages.authoring.addressBreaks(from, to);

export function deletionInWords({ paths, mentions, keptFor, leadsOn, gone }: Deletion): string[] {
  const [file = ""] = paths;
  const folder = file.slice(0, -path.extname(file).length);
  return [
    ...paths.map((each) =>
      each === folder ? messages.authoring.folderIsRemoved(each) : messages.authoring.isRemoved(each),
    ),
    ...mentions.map(({ file: other, field, words: mention, kind }) =>
      kind === "field"
        ? messages.authoring.fieldIsRemoved(other, field, mention)
        : messages.authoring.linkIsRemoved(other, mention),
    ),
    ...(keptFor.length > 0 ? [messages.authoring.folderStays(folder, keptFor.join(", "))] : []),
    ...(leadsOn ? [messages.authoring.leadsOn(leadsOn.from, leadsOn.to)] : []),
    ...(gone ? [messages.authoring.isGone(gone)] : []),
  ];
}
