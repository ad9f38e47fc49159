/** Reads and writes the files of the content folder as Git trees, with a temporary index. */
import { copyFile, mkdir, mkdtemp, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Git, gitPath, type Place, withPatterns } from "./command.ts";
import { messages } from "../../messages/messages.ts";
import type { IgnoredFile } from "../../contract/git.ts";

/** Path of each file, relative to the content folder → Git's object name of the file. */
export type Content = ReadonlyMap<string, string>;

const REGULAR_MODES = new Set(["100644", "100755"]);

/**
 * Whether a file is content. Hidden files such as `.DS_Store`, and files in hidden folders such as `.borradores/`, are
 * not content.
 */
export const isVisible = (file: string) => !file.split("/").some((part) => part.startsWith("."));

/** Resolves to the content of a commit; an empty map if the commit has no content folder. */
export async function contentOf(git: Git, commit: string | undefined): Promise<Content> {
  if (!commit) return new Map();
  return regularFiles(await git.text(["ls-tree", "-r", "-z", commit]));
}

/**
 * Resolves to the content on the disk, without ignored files. A symbolic link or a nested repository in place of a file
 * is not read; instead, the version in `before` is used.
 */
export async function contentOnDisk(git: Git, before: Content): Promise<Content> {
  const add = () => git.bytes(["add", "--all", "--", "."]);
  // `add` is tried twice, because a temporary file of another save may disappear while Git reads the folder.
  await add().catch(add);
  const listing = await git.text(["ls-files", "--stage", "-z"]);
  const irregular = [...entries(listing)].filter(({ mode }) => !REGULAR_MODES.has(mode)).map(({ file }) => file);
  const replacements = irregular.flatMap((file) =>
    [...before].filter(([name]) => name === file || name.startsWith(`${file}/`)),
  );
  return new Map([...regularFiles(listing), ...replacements]);
}

function regularFiles(listing: string): Content {
  const visible = [...entries(listing)].filter(({ mode, file }) => REGULAR_MODES.has(mode) && isVisible(file));
  return new Map(visible.map(({ file, oid }) => [file, oid]));
}

/**
 * Yields the entries of `ls-tree -z` (`100644 blob 1a2b…␉path␀`) or of `ls-files --stage -z` (`100644 1a2b… 0␉path␀`).
 */
function* entries(listing: string) {
  for (const [, mode = "", oid = "", file = ""] of listing.matchAll(
    /(\d+) (?:blob |commit )?(\w+)(?: \d)?\t([^\0]+)\0/g,
  ))
    yield { mode, oid, file };
}

/** Git with a temporary index, and the folder of that index. */
export interface Scratch {
  git: Git;
  folder: string;
}

interface ScratchOptions {
  /** Whether new objects are written into the repository; otherwise they are deleted afterwards. */
  keep: boolean;
}

/**
 * Runs `use` with a temporary copy of the user's index. The index records which files are unchanged, so that Git need
 * not read them.
 */
export async function withScratch<Result>(
  place: Place,
  { keep }: ScratchOptions,
  use: (scratch: Scratch) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-git-"));
  try {
    const index = path.join(folder, "index");
    await copyIndex(await gitPath(place, "index"), index);
    const objects = keep ? {} : await objectsEnvironment(place, path.join(folder, "objects"));
    return await use({ git: place.git.with({ GIT_INDEX_FILE: index, ...objects }), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Copies the index with its modification time, because Git assumes that files older than the index are unchanged. */
async function copyIndex(from: string, to: string): Promise<void> {
  const stats = await stat(from).catch(() => undefined);
  if (!stats) return;
  await copyFile(from, to);
  const seconds = Math.floor(stats.mtimeMs / 1000);
  await utimes(to, seconds, seconds);
}

/**
 * Returns environment variables with which Git writes objects into a given folder, and reads objects from that folder
 * and from the repository.
 */
export async function objectsEnvironment(place: Place, folder: string): Promise<NodeJS.ProcessEnv> {
  await mkdir(folder, { recursive: true });
  // The path is quoted, because it may contain the character that separates paths in this variable.
  const alternate = JSON.stringify(await gitPath(place, "objects"));
  return { GIT_OBJECT_DIRECTORY: folder, GIT_ALTERNATE_OBJECT_DIRECTORIES: alternate };
}

/** Edits of a tree: path of a file → object name; `undefined` removes the file. */
export type TreeEdits = readonly (readonly [file: string, oid: string | undefined])[];

/**
 * Writes a tree of the files in `edits`. With a `baseCommit`, the tree also has the other files of that commit, and its
 * executable files stay executable. Resolves to the object name of the tree.
 */
export async function treeOf({ git, folder }: Scratch, edits: TreeEdits, baseCommit?: string): Promise<string> {
  const index = path.join(folder, "tree");
  const treeGit = git.with({ GIT_INDEX_FILE: index });
  await rm(index, { force: true });
  const executable = baseCommit ? await findExecutables(treeGit, baseCommit) : new Set<string>();
  if (baseCommit) await treeGit.bytes(["read-tree", baseCommit]);
  const modeOf = (file: string) => (executable.has(file) ? "100755" : "100644");
  // Removals are listed before additions, because a file may replace a folder.
  const removals = baseCommit
    ? edits.filter(([, oid]) => !oid).map(([file]) => `0 ${"0".repeat(baseCommit.length)}\t${file}\0`)
    : [];
  const additions = edits.flatMap(([file, oid]) => (oid ? [`${modeOf(file)} ${oid}\t${file}\0`] : []));
  await treeGit.bytes(["update-index", "--add", "--replace", "-z", "--index-info"], {
    input: [...removals, ...additions].join(""),
  });
  return treeGit.text(["write-tree"]);
}

async function findExecutables(git: Git, commit: string): Promise<Set<string>> {
  const listing = await git.text(["ls-tree", "-r", "-z", "--full-tree", commit]);
  return new Set([...listing.matchAll(/100755 blob \w+\t([^\0]+)\0/g)].map(([, file = ""]) => file));
}

/**
 * Resolves to the needed files that Git ignores on this computer. `isNeeded` is called with each file's path relative
 * to the content folder.
 */
export async function findIgnoredFiles(git: Git, isNeeded: (file: string) => boolean): Promise<IgnoredFile[]> {
  const listing = await git.text(["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--", "."]);
  const files = listing.split("\0").filter((file) => file && isVisible(file) && isNeeded(file));
  if (files.length === 0) return [];
  const rules = await withPatterns(git).text(["check-ignore", "--verbose", "--no-index", "-z", "--stdin"], {
    input: files.map((file) => `${file}\0`).join(""),
  });
  return [...rules.matchAll(RULE)].map(([, source = "", line = "", pattern = "", file = ""]) => ({
    file,
    rule: messages.publishing.ruleAt(pattern, source, line),
  }));
}

/** Matches an entry of `check-ignore --verbose -z`: `.gitignore␀3␀*.jpg␀issues/AnaSosa/tapa.jpg␀`. */
const RULE = /([^\0]*)\0(\d+)\0([^\0]*)\0([^\0]+)\0/g;
