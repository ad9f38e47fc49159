import * as messages from "#messages";
import type { DocumentChange } from "../../contract/git.ts";
import { listed } from "./change-texts.ts";

/** Names in a row, at most. */
const MOST = 3;

/** `Cambia Ana Sosa y agrega Mora Vidal`: what does not wait already and can be published; empty for nothing. */
export function proposeSentence(changes: readonly DocumentChange[], nameOf: (file: string) => string): string {
  const fresh = changes.filter(({ waiting, held }) => !waiting && !held);
  const names = (kind: DocumentChange["kind"]) =>
    fresh.filter((change) => change.kind === kind).map(({ file }) => nameOf(file));
  const clauses = [
    clause(messages.publication.changes, names("changed")),
    clause(messages.publication.adds, names("added")),
    clause(messages.publication.removes, names("removed")),
    clause(messages.publication.renames, names("renamed")),
    clause(messages.publication.changesPictures, names("pictures")),
  ].filter(Boolean);
  const sentence = listed(clauses);
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function clause(verb: string, names: readonly string[]): string {
  if (names.length === 0) return "";
  const shown =
    names.length > MOST ? [...names.slice(0, MOST - 1), messages.publication.more(names.length - MOST + 1)] : names;
  return `${verb} ${listed(shown)}`;
}
