/**
 * Generated files → output folder. The next output is put together beside the current one and takes
 * its place in one step, so that whoever reads it, and whoever interrupts, finds one or the other
 * whole. Files that did not change are linked, not written. The folder belongs to the compiler.
 */
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "../../files/list-files.ts";
import { FolderWriter } from "../../files/folder-writer.ts";
import { besides, recover, swap } from "../../files/swap.ts";

export interface Output {
  /** Paths in the output folder and texts, made one after the other: all of them at once are large. */
  texts: Iterable<readonly [name: string, text: string]>;
  /** Paths of files that are the same in the current output. */
  kept: readonly string[];
}

/** Paths of the files in the output folder, with `/`; empty where there is none. */
export function listOutput(outDir: string): Set<string> {
  recover(outDir);
  return new Set(listFiles(outDir));
}

export interface Written {
  /** Paths of the files that changed or disappeared, sorted. */
  changed: string[];
  /** Settles when the output that was replaced is gone. */
  cleaned: Promise<void>;
}

export function write(outDir: string, current: ReadonlySet<string>, { texts, kept }: Output): Written {
  const next = new FolderWriter(besides(outDir, "new"));
  const { changed, same } = writeTexts(outDir, next, current, texts);
  const unchanged = [...kept, ...same];
  const wanted = new Set([...changed, ...unchanged]);
  const gone = [...current].filter((name) => !wanted.has(name));
  if (changed.length + gone.length === 0) return { changed: [], cleaned: Promise.resolve() };
  for (const name of unchanged) next.link(name, path.join(outDir, name));
  const cleaned = rm(swap(next.dir, outDir), { recursive: true, force: true });
  return { changed: [...changed, ...gone].toSorted(), cleaned };
}

function writeTexts(outDir: string, next: FolderWriter, current: ReadonlySet<string>, texts: Output["texts"]) {
  const [changed, same]: [string[], string[]] = [[], []];
  for (const [name, text] of texts) {
    const isSame = current.has(name) && readFileSync(path.join(outDir, name), "utf8") === text;
    if (!isSame) next.write(name, text);
    (isSame ? same : changed).push(name);
  }
  return { changed, same };
}
