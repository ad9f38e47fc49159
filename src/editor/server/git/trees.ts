/** Files of the content folder in a state of it: path from the folder → fingerprint of its bytes in Git. */
import { copyFile, mkdir, mkdtemp, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Git } from "./command.ts";
import { messages } from "../../messages/messages.ts";
import type { LeftOut } from "../../contract/git.ts";
import { gitPath, type Place } from "./place.ts";

export type Content = ReadonlyMap<string, string>;

const REGULAR = new Set(["100644", "100755"]);

/** Hidden files are no content: not `.DS_Store`, nor what lies in `.borradores/`. */
export const isVisible = (file: string) => !file.split("/").some((part) => part.startsWith("."));

/** Of a commit; empty where it has no such folder. */
export async function contentOf(git: Git, commit: string | undefined): Promise<Content> {
  if (!commit) return new Map();
  return regularFiles(await git.text(["ls-tree", "-r", "-z", commit]));
}

/**
 * What is on the disk, ignored files left out. A symbolic link or a repository of its own in the place of a
 * file is not looked at: the file counts as it was in `before`.
 */
export async function contentOnDisk(git: Git, before: Content): Promise<Content> {
  const add = () => git.bytes(["add", "--all", "--", "."]);
  // What another save is written to may go while Git reads the folder.
  await add().catch(add);
  const listed = await git.text(["ls-files", "--stage", "-z"]);
  const others = [...entries(listed)].filter(({ mode }) => !REGULAR.has(mode)).map(({ file }) => file);
  const kept = others.flatMap((file) =>
    [...before].filter(([known]) => known === file || known.startsWith(`${file}/`)),
  );
  return new Map([...regularFiles(listed), ...kept]);
}

function regularFiles(listed: string): Content {
  const visible = [...entries(listed)].filter(({ mode, file }) => REGULAR.has(mode) && isVisible(file));
  return new Map(visible.map(({ file, oid }) => [file, oid]));
}

/** `100644 blob 1a2b…␉path␀` of `ls-tree`, `100644 1a2b… 0␉path␀` of `ls-files`. */
function* entries(listed: string) {
  for (const [, mode = "", oid = "", file = ""] of listed.matchAll(
    /(\d+) (?:blob |commit )?(\w+)(?: \d)?\t([^\0]+)\0/g,
  ))
    yield { mode, oid, file };
}

/** A Git with an index of its own, and a folder that both are in. */
export interface Scratch {
  git: Git;
  folder: string;
}

interface ScratchOptions {
  /** Whether what is read from the disk goes into the repository; else it is forgotten. */
  keep: boolean;
}

/** Removed after `use`. The index starts as a copy of the editor's, which knows what has not changed on the disk. */
export async function withScratch<Result>(
  place: Place,
  { keep }: ScratchOptions,
  use: (scratch: Scratch) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-git-"));
  try {
    const index = path.join(folder, "index");
    await copyIndex(await gitPath(place, "index"), index);
    const objects = keep ? {} : await objectsApart(place, path.join(folder, "objects"));
    return await use({ git: place.git.with({ GIT_INDEX_FILE: index, ...objects }), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Git takes a file for unchanged that is older than the index, so the copy must not be younger. */
async function copyIndex(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(() => undefined);
  if (!found) return;
  await copyFile(from, to);
  const written = Math.floor(found.mtimeMs / 1000);
  await utimes(to, written, written);
}

/** Variables with which Git writes into a folder outside of the repository, and reads both. */
export async function objectsApart(place: Place, folder: string): Promise<NodeJS.ProcessEnv> {
  await mkdir(folder, { recursive: true });
  // In quotes, a path may contain what separates paths.
  const alternate = JSON.stringify(await gitPath(place, "objects"));
  return { GIT_OBJECT_DIRECTORY: folder, GIT_ALTERNATE_OBJECT_DIRECTORIES: alternate };
}

/** Path from the root of the tree → fingerprint of its bytes; `undefined` takes the file out. */
export type TreeEdits = readonly (readonly [file: string, oid: string | undefined])[];

/** A tree of these files, over those of a commit if one is given. Executable files stay so; none become so. */
export async function treeOf({ git, folder }: Scratch, edits: TreeEdits, over?: string): Promise<string> {
  const index = path.join(folder, "tree");
  const apart = git.with({ GIT_INDEX_FILE: index });
  await rm(index, { force: true });
  const executable = over ? await executables(apart, over) : new Set<string>();
  if (over) await apart.bytes(["read-tree", over]);
  const modeOf = (file: string) => (executable.has(file) ? "100755" : "100644");
  // What goes, goes first: a file may take the place of a folder.
  const gone = over ? edits.filter(([, oid]) => !oid).map(([file]) => `0 ${"0".repeat(over.length)}\t${file}\0`) : [];
  const there = edits.flatMap(([file, oid]) => (oid ? [`${modeOf(file)} ${oid}\t${file}\0`] : []));
  await apart.bytes(["update-index", "--add", "--replace", "-z", "--index-info"], {
    input: [...gone, ...there].join(""),
  });
  return apart.text(["write-tree"]);
}

async function executables(git: Git, commit: string): Promise<Set<string>> {
  const listed = await git.text(["ls-tree", "-r", "-z", "--full-tree", commit]);
  return new Set([...listed.matchAll(/100755 blob \w+\t([^\0]+)\0/g)].map(([, file = ""]) => file));
}

/** `isNeeded`: whether a file, by its path from the content folder, is a document or a picture of one. */
export async function leftOut(git: Git, isNeeded: (file: string) => boolean): Promise<LeftOut[]> {
  const listed = await git.text(["ls-files", "--others", "--ignored", "--exclude-standard", "-z", "--", "."]);
  const files = listed.split("\0").filter((file) => file && isVisible(file) && isNeeded(file));
  if (files.length === 0) return [];
  // This command alone refuses to take names literally.
  const plain = git.with({ GIT_LITERAL_PATHSPECS: "0" });
  const rules = await plain.text(["check-ignore", "--verbose", "--no-index", "-z", "--stdin"], {
    input: files.map((file) => `${file}\0`).join(""),
  });
  return [...rules.matchAll(RULE)].map(([, source = "", line = "", pattern = "", file = ""]) => ({
    file,
    rule: messages.publishing.ruleAt(pattern, source, line),
  }));
}

/** `.gitignore␀3␀*.jpg␀issues/AnaSosa/tapa.jpg␀` */
const RULE = /([^\0]*)\0(\d+)\0([^\0]*)\0([^\0]+)\0/g;
