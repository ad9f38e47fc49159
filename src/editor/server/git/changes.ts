/** Differences of files → what an editor takes for one change: a document with its pictures. */
import { hash } from "node:crypto";
import { type Difference, readState, type State } from "./differences.ts";
import type { Place } from "./place.ts";
import { leftOut, withScratch } from "./trees.ts";
import { isPictureName } from "../pictures/picture-folder.ts";
import type { Changes, DocumentChange, FileChange, Refusal, UnusedPictures } from "../../contract/git.ts";
import type { Looked } from "../../contract/requests.ts";
import { REFUSALS } from "./refusals.ts";
import type { Git } from "./command.ts";
import { RAW } from "./sent-publications.ts";

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
function countByDocument(some: readonly string[], files: ReadonlySet<string>): UnusedPictures[] {
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

export type WhoseAre = (group: readonly Difference[]) => Pick<DocumentChange, "mine" | "others">;

/** Who sits alone at a computer made every change. */
const ownAlone: WhoseAre = () => ({ mine: true, others: [] });

/** To the person with this address. Of each file from its newest save back to the one over a version that readers had. */
async function whoseIn(git: Git, { publication, differences }: State, email: string): Promise<WhoseAre> {
  const { commit = "HEAD" } = publication;
  const files = differences.flatMap(namesOf);
  const saves = await changesIn(git, [`${commit}..HEAD`, "--no-merges"], files);
  const readersHad = new Set((await changesIn(git, [commit, "-m"], files)).map(({ file, after }) => file + after));
  const since = (file: string) => {
    const own = saves.filter((save) => save.file === file);
    const first = own.findIndex(({ before }) => /^0+$/.test(before) || readersHad.has(file + before));
    return own.slice(0, first + 1 || undefined);
  };
  return (group) => {
    const by = group.flatMap(namesOf).flatMap(since);
    const others = by.filter((each) => each.email !== email).map(({ name }) => name);
    return { mine: by.some((each) => each.email === email), others: [...new Set(others)] };
  };
}

const namesOf = ({ file, from }: Difference) => (from === undefined ? [file] : [file, from]);

/** Each change of some files, the newest first. */
async function changesIn(git: Git, range: readonly string[], files: readonly string[]) {
  if (files.length === 0) return [];
  const asked = ["-z", "--raw", "--no-abbrev", "--no-renames", "--relative", "--format=%x1e%an%x00%ae%x00"];
  const logged = await git.text(["log", ...asked, ...range, "--", ...files]);
  return logged.split("\u001E").flatMap((text) => {
    const [name = "", email = ""] = text.split("\0");
    return [...text.matchAll(RAW)].map(([, before = "", after = "", file = ""]) => ({
      name,
      email,
      before,
      after,
      file,
    }));
  });
}

/** Whether a file, by its path from the content folder, is a picture that no document names. */
export type IsUnused = (file: string) => boolean;

/** A state without them, and their paths. What others have published already is no longer only the editor's. */
export function withoutUnused(state: State, isUnused: IsUnused): { state: State; unused: string[] } {
  const unused = state.differences.flatMap(({ file, kind, theirs }) =>
    kind === "added" && theirs === undefined && isUnused(file) ? [file] : [],
  );
  const left = new Set(unused);
  return { state: { ...state, differences: state.differences.filter(({ file }) => !left.has(file)) }, unused };
}

/** Answers what somebody sees of it. */
export async function readChanges(place: Place, options: WhatStays) {
  const [held, isUnused] = await Promise.all([options.held(), options.unused()]);
  return withScratch(place, { keep: false }, async (scratch) => {
    const { state, unused } = withoutUnused(await readState(scratch), isUnused);
    const { publication, earlier, files } = state;
    const waiting = earlier.find(({ isPublished }) => !isPublished);
    const known = {
      publication: { from: publication.from, name: publication.name },
      unused: countByDocument(unused, files),
      leftOut: await leftOut(scratch.git, (file) => isDocument(file) || (isPictureName(file) && !isUnused(file))),
      ...(waiting && { waiting: { branch: waiting.branch, sentence: waiting.sentence, link: waiting.link } }),
    };
    return async (email?: string): Promise<Changes> => {
      const whose = email === undefined ? ownAlone : await whoseIn(place.git, state, email);
      return { ...known, changes: groupChanges(state, held, whose) };
    };
  });
}

/** What is not published. */
export interface WhatStays {
  /** Files, by path from the content folder: the changes of their documents stay where they are. */
  held: () => Promise<ReadonlySet<string>>;
  /** New ones among these are not published. */
  unused: () => Promise<IsUnused>;
}
