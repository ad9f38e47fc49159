/** Groups changed files into changes of documents with their pictures, and finds the authors of each change. */
import { hash } from "node:crypto";
import { type Difference, readState, type State } from "./differences.ts";
import type { Place, Git } from "./command.ts";
import { findIgnoredFiles, withScratch } from "./trees.ts";
import { messages } from "../../messages/messages.ts";
import { isPictureName } from "../pictures/picture-folder.ts";
import type { Changes, DocumentChange, FileChange, Refusal, UnusedPictures } from "../../contract/git.ts";
import type { DocumentRevision } from "../../contract/requests.ts";
import { REFUSALS } from "./refusals.ts";
import { RAW_CHANGE } from "./sent-publications.ts";

const DOCUMENT = /\.(?:ya?ml|md)$/;
const DOCUMENT_EXTENSIONS = [".yaml", ".yml", ".md"];

export const isDocument = (file: string) => DOCUMENT.test(file);

/**
 * Returns the document to which a file belongs. A file in a folder belongs to the document with the folder's name:
 * `issues/AnaSosa/tapa.webp` → `issues/AnaSosa.yaml`. Returns the file itself if there is no such document.
 */
export function documentOf(file: string, files: ReadonlySet<string>): string {
  if (isDocument(file)) return file;
  const parts = file.split("/");
  const folders = parts.slice(1).map((_part, index) => parts.slice(0, parts.length - 1 - index).join("/"));
  const candidates = folders.flatMap((folder) => DOCUMENT_EXTENSIONS.map((extension) => folder + extension));
  return candidates.find((candidate) => files.has(candidate)) ?? file;
}

type ChangedFiles = Pick<State, "differences" | "files">;

/**
 * Groups changes by document and sorts them by path. `held` contains the files with problems; their documents are not
 * published.
 */
export function groupChanges(
  state: ChangedFiles,
  held: ReadonlySet<string>,
  authorsOf = attributeToUser,
): DocumentChange[] {
  const documentOfChange = documentFinder(state);
  const heldDocuments = findHeldDocuments(state, held);
  const groups = new Map<string, Difference[]>();
  for (const difference of state.differences) {
    const document = documentOfChange(difference);
    groups.set(document, [...(groups.get(document) ?? []), difference]);
  }
  const changes = [...groups].map(([document, group]) => ({
    ...changeOf(document, group.map(fileChange)),
    revision: revisionOf(group),
    ...authorsOf(group),
    held: heldDocuments.has(document),
  }));
  return changes.toSorted((one, other) => one.file.localeCompare(other.file, messages.common.locale));
}

const revisionOf = (group: readonly Difference[]) =>
  hash("sha256", JSON.stringify(group.map(({ file, from, mine }) => [file, from, mine])));

/** Returns a refusal if chosen documents have problems, or have changed since the person editing saw the list. */
export function refuseChanged(
  changes: readonly DocumentChange[],
  only: readonly DocumentRevision[] = [],
): Refusal | undefined {
  const revisions = new Map(changes.map(({ file, revision, held }) => [file, held ? "" : revision]));
  const changed = only.filter(({ file, revision }) => revisions.get(file) !== revision).map(({ file }) => file);
  return changed.length > 0 ? { ...REFUSALS.changed, changed } : undefined;
}

/** Returns the state without the changes of documents that have a file in `held`. */
export function withoutHeld(state: State, held: ReadonlySet<string>): State {
  const documentOfChange = documentFinder(state);
  const heldDocuments = findHeldDocuments(state, held);
  return { ...state, differences: state.differences.filter((each) => !heldDocuments.has(documentOfChange(each))) };
}

/**
 * Returns the state with only the chosen documents. `unchosen` has the paths of changed documents that were not chosen.
 */
export function onlyChosen(state: State, only: readonly DocumentRevision[]): { state: State; unchosen: string[] } {
  const documentOfChange = documentFinder(state);
  const chosen = new Set(only.map(({ file }) => file));
  const isChosen = (each: Difference) => chosen.has(documentOfChange(each));
  const unchosen = state.differences.filter((each) => !isChosen(each)).map(documentOfChange);
  return { state: { ...state, differences: state.differences.filter(isChosen) }, unchosen: [...new Set(unchosen)] };
}

function countByDocument(paths: readonly string[], files: ReadonlySet<string>): UnusedPictures[] {
  const counts = new Map<string, number>();
  for (const document of paths.map((file) => documentOf(file, files)))
    counts.set(document, (counts.get(document) ?? 0) + 1);
  return [...counts].map(([file, count]) => ({ file, count }));
}

const findHeldDocuments = ({ files }: ChangedFiles, held: ReadonlySet<string>) =>
  new Set([...held].map((file) => documentOf(file, files)));

/** Returns a function that finds the current path of the document to which a change belongs. */
function documentFinder({ differences, files }: ChangedFiles): (difference: Difference) => string {
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
  const documentChange = group.find(({ file }) => file === document);
  const pictures = group.filter(({ file }) => file !== document);
  return {
    ...(documentChange ?? { file: document, kind: "pictures" }),
    pictures: pictures.toSorted((one, other) => one.file.localeCompare(other.file, messages.common.locale)),
    waiting: group.every(({ waiting }) => waiting),
  };
}

function fileChange({ file, kind, from, waiting }: Difference): FileChange {
  return { file, kind, ...(from !== undefined && { from }), waiting };
}

export type AuthorsOf = (group: readonly Difference[]) => Pick<DocumentChange, "mine" | "others">;

/** Attributes every change to the user, because without a team nobody else edits. */
const attributeToUser: AuthorsOf = () => ({ mine: true, others: [] });

/**
 * Resolves to a function that returns the authors of a change: everybody who has saved the files since their last
 * published version.
 */
async function readAuthors(git: Git, { publication, differences }: State, email: string): Promise<AuthorsOf> {
  const { commit = "HEAD" } = publication;
  const files = differences.flatMap(namesOf);
  const saves = await changesIn(git, [`${commit}..HEAD`, "--no-merges"], files);
  const publishedVersions = new Set(
    (await changesIn(git, [commit, "-m"], files)).map(({ file, after }) => file + after),
  );
  const unpublishedSaves = (file: string) => {
    const fileSaves = saves.filter((save) => save.file === file);
    const first = fileSaves.findIndex(({ before }) => /^0+$/.test(before) || publishedVersions.has(file + before));
    return fileSaves.slice(0, first + 1 || undefined);
  };
  return (group) => {
    const saveAuthors = group.flatMap(namesOf).flatMap(unpublishedSaves);
    const others = saveAuthors.filter((each) => each.email !== email).map(({ name }) => name);
    return { mine: saveAuthors.some((each) => each.email === email), others: [...new Set(others)] };
  };
}

const namesOf = ({ file, from }: Difference) => (from === undefined ? [file] : [file, from]);

/** Resolves to the changes that the commits of a range make to some files, newest first. */
async function changesIn(git: Git, range: readonly string[], files: readonly string[]) {
  if (files.length === 0) return [];
  const options = ["-z", "--raw", "--no-abbrev", "--no-renames", "--relative", "--format=%x1e%an%x00%ae%x00"];
  const log = await git.text(["log", ...options, ...range, "--", ...files]);
  return log.split("\u001E").flatMap((text) => {
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

/** Whether a file is a picture that no document names. The path of the file is relative to the content folder. */
export type IsUnused = (file: string) => boolean;

/** Returns the state without new unused pictures. Unused pictures that are already published stay in the state. */
export function withoutUnused(state: State, isUnused: IsUnused): { state: State; unused: string[] } {
  const unused = state.differences.flatMap(({ file, kind, theirs }) =>
    kind === "added" && theirs === undefined && isUnused(file) ? [file] : [],
  );
  const unusedSet = new Set(unused);
  return { state: { ...state, differences: state.differences.filter(({ file }) => !unusedSet.has(file)) }, unused };
}

/**
 * Reads the changes. Resolves to a function that returns the changes with their authors. The parameter `email` of this
 * function is the address of the person who requests the changes.
 */
export async function readChanges(place: Place, options: PublicationFilters) {
  const [held, isUnused] = await Promise.all([options.held(), options.unused()]);
  return withScratch(place, { keep: false }, async (scratch) => {
    const { state, unused } = withoutUnused(await readState(scratch), isUnused);
    const { publication, sent, files } = state;
    const waiting = sent.find(({ isPublished }) => !isPublished);
    const common = {
      publication: { from: publication.from, name: publication.name },
      unused: countByDocument(unused, files),
      leftOut: await findIgnoredFiles(
        scratch.git,
        (file) => isDocument(file) || (isPictureName(file) && !isUnused(file)),
      ),
      ...(waiting && { waiting: { branch: waiting.branch, sentence: waiting.sentence, link: waiting.link } }),
    };
    return async (email?: string): Promise<Changes> => {
      const authorsOf = email === undefined ? attributeToUser : await readAuthors(place.git, state, email);
      return { ...common, changes: groupChanges(state, held, authorsOf) };
    };
  });
}

/** Functions that tell which files are not published. */
export interface PublicationFilters {
  /** Resolves to the paths of files with problems. The documents of these files are not published. */
  held: () => Promise<ReadonlySet<string>>;
  /** Resolves to a test for unused pictures. New unused pictures are not published. */
  unused: () => Promise<IsUnused>;
}
