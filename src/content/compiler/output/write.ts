/**
 * Writes the generated files to the output folder. The next output is assembled beside the current one and replaces it
 * in one step, so that no program ever reads an incomplete output, even after an interruption. Only changed files are
 * written. The folder belongs to the compiler, which removes every file that it did not generate.
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { copyAtomically } from "../../../shared/files/copy-atomically.ts";
import { FolderPlan } from "../../../shared/files/folder-plan.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { recover, replaceFolder } from "../../../shared/files/swap.ts";
import { MEDIA } from "../../../shared/compiled/layout.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import type { PlannedDocument } from "./state.ts";

/**
 * Paths in the output folder, each with the content of the file; `undefined` marks a file that is unchanged in the
 * current output.
 */
export type Output = Iterable<readonly [name: string, content: string | Buffer | undefined]>;

/** Lists the files in the output folder, as paths with `/`; the set is empty if the folder does not exist. */
export function listOutput(outDir: string): Set<string> {
  recover(outDir);
  return new Set(listFiles(outDir));
}

/**
 * Checks whether a file has these bytes. Sizes are compared first, because most changed files differ in length, and
 * data files are large.
 */
const hasContent = (file: string, bytes: Buffer) =>
  statSync(file).size === bytes.length && readFileSync(file).equals(bytes);

/** Writes the output, and returns the sorted paths of the changed and removed files. */
export function write(outDir: string, currentFiles: ReadonlySet<string>, output: Output): string[] {
  const next = new FolderPlan();
  const changed: string[] = [];
  for (const [name, content] of output) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const isSame = bytes === undefined || (currentFiles.has(name) && hasContent(path.join(outDir, name), bytes));
    if (isSame) {
      next.link(name, path.join(outDir, name));
    } else {
      next.write(name, bytes);
      changed.push(name);
    }
  }
  const removed = [...currentFiles].filter((name) => !next.has(name));
  if (changed.length + removed.length > 0) replaceFolder(outDir, (dir) => next.make(dir));
  return [...changed, ...removed].toSorted();
}

/**
 * Copies videos and other files to the cache, under their published names. An existing file is not copied again,
 * because its name contains the hash of the content.
 */
export async function cacheFiles(
  documents: readonly PlannedDocument[],
  files: ContentFiles,
  cacheDir: string,
): Promise<void> {
  for (const { source, metadata, media } of documents) {
    const names = media.slice(metadata.pictures.length);
    for (const [index, { src }] of metadata.files.entries()) {
      const target = path.join(cacheDir, MEDIA, names[index] ?? "");
      if (!existsSync(target)) await copyAtomically(files.find(source, src), target, { dereference: true });
    }
  }
}
