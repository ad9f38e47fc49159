/** Trees that are put together without a working tree. */
import path from "node:path";
import { rm } from "node:fs/promises";
import type { Git } from "./command.ts";
import type { Scratch } from "./scratch.ts";

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
