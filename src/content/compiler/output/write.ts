/**
 * Generated files → output folder. The next output is put together beside the current one and takes
 * its place in one step, so that whoever reads it, and whoever interrupts, finds one or the other
 * whole. Only files that changed are written. The folder belongs to the compiler.
 */
import { readFileSync, statSync, copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { FolderPlan } from "../../../shared/files/folder-plan.ts";
import { listFiles } from "../../../shared/files/list-files.ts";
import { recover, replace } from "../../../shared/files/swap.ts";
import { MEDIA } from "../../../shared/compiled/layout.ts";
import type { ContentFiles } from "../read/files/content-files.ts";
import type { PlannedDocument } from "./plan.ts";

/** Paths in the output folder and what is there, `undefined` for files that are the same in the current output. Those that change nothing are not held. */
export type Output = Iterable<readonly [name: string, content: string | Buffer | undefined]>;

/** Paths of the files in the output folder, with `/`; empty where there is none. */
export function listOutput(outDir: string): Set<string> {
  recover(outDir);
  return new Set(listFiles(outDir));
}

/** Most files that say something else have another length, and those of a type are large. */
const says = (file: string, bytes: Buffer) => statSync(file).size === bytes.length && readFileSync(file).equals(bytes);

/** Answers the paths of the files that changed or disappeared, sorted. */
export function write(outDir: string, current: ReadonlySet<string>, output: Output): string[] {
  const next = new FolderPlan();
  const changed: string[] = [];
  for (const [name, content] of output) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const isSame = bytes === undefined || (current.has(name) && says(path.join(outDir, name), bytes));
    if (isSame) {
      next.link(name, path.join(outDir, name));
    } else {
      next.write(name, bytes);
      changed.push(name);
    }
  }
  const gone = [...current].filter((name) => !next.has(name));
  if (changed.length + gone.length > 0) replace(outDir, (dir) => next.make(dir));
  return [...changed, ...gone].toSorted();
}

/** Videos and the like, kept beside the derived pictures under the names with which they are published. */

export function keepFiles(documents: readonly PlannedDocument[], files: ContentFiles, cacheDir: string): void {
  for (const { source, metadata, media } of documents) {
    const names = media.slice(metadata.pictures.length);
    for (const [index, { src }] of metadata.files.entries())
      keep(files.find(source, src), path.join(cacheDir, MEDIA, names[index] ?? ""));
  }
}

/** The name says the content, so what is there already is the same. */
function keep(file: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  const unfinished = `${to}.${process.pid}`;
  copyFileSync(file, unfinished);
  renameSync(unfinished, to);
}
