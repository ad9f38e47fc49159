/** Groups changed files into changes of documents with their pictures, and finds the authors of each change. */
import { hash } from "node:crypto";
import { type Difference, readState, type State } from "./differences.ts";
import type { Place, Git } from "./command.ts";
import { leftOut, withScratch } from "./trees.ts";
import { isPictureName } from "../pictures/picture-folder.ts";
import type { Changes, DocumentChange, FileChange, Refusal, UnusedPictures } from "../../contract/git.ts";
import type { Looked } from "../../contract/requests.ts";
import { REFUSALS } from "./refusals.ts";
import { RAW_CHANGE } from "./sent-publications.ts";

const DOCUMENT = /\.(?:ya?ml|md)$/;
const ENDINGS = [".yaml", ".yml", ".md"];

export const isDocument = (file: string) => DOCUMENT.test(file);

/**
 * Returns the document of a file, by the name of the file's folder: `issues/AnaSosa/tapa.webp` → `issues/AnaSosa.yaml`.
 * Returns the file itself if no document has this name.
 */
export function documentOf(file: string, files: ReadonlySet<string>): string {
  if (isDocument(file)) return file;
  const parts = file.split("/");
  const folders = parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join("/"));
  const candidates = folders.flatMap((folder) => ENDINGS.map((ending) => folder + ending));
  return candidates.find((candidate) => files.has(candidate)) ?? file;
}

type Changed = Pick<State, "differences" | "files">;

/**
 * Returns the changes of documents, sorted by path. `held` has the files with problems, whose documents are not
 * published.
 */
export function groupChanges(changed: Changed, held: ReadonlySet<string>, whoseAre = allOwn): DocumentChange[] {
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

/** Returns a refusal if chosen documents changed after the person editing saw the list of changes. */
export function refuseChanged(changes: readonly DocumentChange[], only: readonly Looked[] = []): Refusal | undefined {
  const there = new Map(changes.map(({ file, revision, held }) => [file, held ? "" : revision]));
  const changed = only.filter(({ file, revision }) => there.get(file) !== revision).map(({ file }) => file);
  return changed.length > 0 ? { ...REFUSALS.changed, changed } : undefined;
}

/** Returns the state without the changes of documents that have a held file. */
export function withoutHeld(state: State, held: ReadonlySet<string>): State {
  const documentOfChange = documentFinder(state);
  const stays = heldDocuments(state, held);
  return { ...state, differences: state.differences.filter((each) => !stays.has(documentOfChange(each))) };
}

/** Returns the state with only the chosen documents. `left` has the paths of changed documents that were not chosen. */
export function onlyChosen(state: State, only: readonly Looked[]): { state: State; left: string[] } {
  const documentOfChange = documentFinder(state);
  const chosen = new Set(only.map(({ file }) => file));
  const isChosen = (each: Difference) => chosen.has(documentOfChange(each));
  const left = state.differences.filter((each) => !isChosen(each)).map(documentOfChange);
  return { state: { ...state, differences: state.differences.filter(isChosen) }, left: [...new Set(left)] };
}

/** Counts the files of each document. */
function countByDocument(some: readonly string[], files: ReadonlySet<string>): UnusedPictures[] {
  const counts = new Map<string, number>();
  for (const document of some.map((file) => documentOf(file, files)))
    counts.set(document, (counts.get(document) ?? 0) + 1);
  return [...counts].map(([file, count]) => ({ file, count }));
}

const heldDocuments = ({ files }: Changed, held: ReadonlySet<string>) =>
  new Set([...held].map((file) => documentOf(file, files)));

/** Returns a function that finds the current path of the document to which a change belongs. */
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

export type AuthorsOf = (group: readonly Difference[]) => Pick<DocumentChange, "mine" | "others">;

/** Attributes every change to the user, because nobody else edits without a team. */
const allOwn: AuthorsOf = () => ({ mine: true, others: [] });

/**
 * Resolves to a function that returns the authors of a change. The authors are those of all saves since the last
 * version that readers had.
 */
async function authorsIn(git: Git, { publication, differences }: State, email: string): Promise<AuthorsOf> {
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

/** Resolves to the changes of some files in the commits of a range, newest first. */
async function changesIn(git: Git, range: readonly string[], files: readonly string[]) {
  if (files.length === 0) return [];
  const asked = ["-z", "--raw", "--no-abbrev", "--no-renames", "--relative", "--format=%x1e%an%x00%ae%x00"];
  const logged = await git.text(["log", ...asked, ...range, "--", ...files]);
  return logged.split("\u001E").flatMap((text) => {
    const [name = "", email = ""] = text.split("\0");
    return [...text.matchAll(RAW_CHANGE)].map(([, before = "", after = "", file = ""]) => ({
      name,
      email,
      before,
      after,
      file,
    }));
  });
}

/** Whether a path from the content folder is a picture that no document names. */
export type IsUnused = (file: string) => boolean;

/** Returns the state without new unused pictures. Unused pictures that are already published stay in the state. */
export function withoutUnused(state: State, isUnused: IsUnused): { state: State; unused: string[] } {
  const unused = state.differences.flatMap(({ file, kind, theirs }) =>
    kind === "added" && theirs === undefined && isUnused(file) ? [file] : [],
  );
  const left = new Set(unused);
  return { state: { ...state, differences: state.differences.filter(({ file }) => !left.has(file)) }, unused };
}

/**
 * Reads the changes. Resolves to a function that returns the changes with their authors. `email` is the address of the
 * person who requests the changes.
 */
export async function readChanges(place: Place, options: WhatStays) {
  const [held, isUnused] = await Promise.all([options.held(), options.unused()]);
  return withScratch(place, { keep: false }, async (scratch) => {
    const { state, unused } = withoutUnused(await readState(scratch), isUnused);
    const { publication, sent, files } = state;
    const waiting = sent.find(({ isPublished }) => !isPublished);
    const known = {
      publication: { from: publication.from, name: publication.name },
      unused: countByDocument(unused, files),
      leftOut: await leftOut(scratch.git, (file) => isDocument(file) || (isPictureName(file) && !isUnused(file))),
      ...(waiting && { waiting: { branch: waiting.branch, sentence: waiting.sentence, link: waiting.link } }),
    };
    return async (email?: string): Promise<Changes> => {
      const whose = email === undefined ? allOwn : await authorsIn(place.git, state, email);
      return { ...known, changes: groupChanges(state, held, whose) };
    };
  });
}

/** Functions that tell which files are not published. */
export interface WhatStays {
  /** Resolves to the paths of files with problems, whose documents are not published. */
  held: () => Promise<ReadonlySet<string>>;
  /** Resolves to a test for unused pictures. New unused pictures are not published. */
  unused: () => Promise<IsUnused>;
}
