/** Differences of files → what an editor takes for one change: a document with its pictures. */
import { hash } from "node:crypto";
import type { Difference, State } from "./differences.ts";
import type { DocumentChange, FileChange, Refusal, UnusedPictures } from "../../contract/git.ts";
import type { Looked } from "../../contract/requests.ts";
import { REFUSALS } from "./refusals.ts";
import { ownAlone } from "./whose.ts";

const DOCUMENT = /\.(?:ya?ml|md)$/;
const ENDINGS = [".yaml", ".yml", ".md"];

export const isDocument = (file: string) => DOCUMENT.test(file);

/** The document in whose folder a file lies: `issues/AnaSosa/tapa.webp` → `issues/AnaSosa.yaml`; else the file itself. */
export function documentOf(file: string, files: ReadonlySet<string>): string {
  if (isDocument(file)) return file;
  const parts = file.split("/");
  const folders = parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join("/"));
  const candidates = folders.flatMap((folder) => ENDINGS.map((ending) => folder + ending));
  return candidates.find((candidate) => files.has(candidate)) ?? file;
}

type Changed = Pick<State, "differences" | "files">;

/** In the order of their names. `held`: files that are not published. */
export function groupChanges(changed: Changed, held: ReadonlySet<string>, whoseAre = ownAlone): DocumentChange[] {
  const documentOfChange = documentFinder(changed);
  const stays = heldDocuments(changed, held);
  const groups = new Map<string, Difference[]>();
  for (const difference of changed.differences) {
    const document = documentOfChange(difference);
    groups.set(document, [...(groups.get(document) ?? []), difference]);
  }
  const changes = [...groups].map(([document, group]) => ({
    ...changeOf(document, group.map(fileChange)),
    revision: revisionOf(group),
    ...whoseAre(group),
    held: stays.has(document),
  }));
  return changes.toSorted((one, other) => one.file.localeCompare(other.file, "es"));
}

const revisionOf = (group: readonly Difference[]) =>
  hash("sha256", JSON.stringify(group.map(({ file, from, mine }) => [file, from, mine])));

/** Why what somebody looked at must not be published: by now it is something else. */
export function refuseChanged(changes: readonly DocumentChange[], only: readonly Looked[] = []): Refusal | undefined {
  const there = new Map(changes.map(({ file, revision, held }) => [file, held ? "" : revision]));
  const changed = only.filter(({ file, revision }) => there.get(file) !== revision).map(({ file }) => file);
  return changed.length > 0 ? { ...REFUSALS.changed, changed } : undefined;
}

/** Without the changes of documents of which a file is held. */
export function withoutHeld(state: State, held: ReadonlySet<string>): State {
  const documentOfChange = documentFinder(state);
  const stays = heldDocuments(state, held);
  return { ...state, differences: state.differences.filter((each) => !stays.has(documentOfChange(each))) };
}

/** The changes of some documents alone, and the documents whose changes are left. */
export function chosenOf(state: State, only: readonly Looked[]): { state: State; left: string[] } {
  const documentOfChange = documentFinder(state);
  const chosen = new Set(only.map(({ file }) => file));
  const isChosen = (each: Difference) => chosen.has(documentOfChange(each));
  const left = state.differences.filter((each) => !isChosen(each)).map(documentOfChange);
  return { state: { ...state, differences: state.differences.filter(isChosen) }, left: [...new Set(left)] };
}

/** How many files are in the folder of each document. */
export function countByDocument(some: readonly string[], files: ReadonlySet<string>): UnusedPictures[] {
  const counts = new Map<string, number>();
  for (const document of some.map((file) => documentOf(file, files)))
    counts.set(document, (counts.get(document) ?? 0) + 1);
  return [...counts].map(([file, count]) => ({ file, count }));
}

const heldDocuments = ({ files }: Changed, held: ReadonlySet<string>) =>
  new Set([...held].map((file) => documentOf(file, files)));

/** The document to which a change belongs, under the name that it has now. */
function documentFinder({ differences, files }: Changed): (difference: Difference) => string {
  const newNames = new Map(differences.flatMap(({ from, file }) => (from ? [[from, file] as const] : [])));
  return ({ file }) => {
    const document = documentOf(file, files);
    return newNames.get(document) ?? document;
  };
}

function changeOf(
  document: string,
  group: readonly FileChange[],
): Omit<DocumentChange, "mine" | "others" | "held" | "revision"> {
  const own = group.find(({ file }) => file === document);
  const pictures = group.filter(({ file }) => file !== document);
  return {
    ...(own ?? { file: document, kind: "pictures" }),
    pictures: pictures.toSorted((one, other) => one.file.localeCompare(other.file, "es")),
    waiting: group.every(({ waiting }) => waiting),
  };
}

function fileChange({ file, kind, from, waiting }: Difference): FileChange {
  return { file, kind, ...(from !== undefined && { from }), waiting };
}
