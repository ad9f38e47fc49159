/**
 * Generated files → output folder. The next output is put together beside the current one and takes
 * its place in one step, so that whoever reads it, and whoever interrupts, finds one or the other
 * whole. Files that did not change are linked, not written. The folder belongs to the compiler.
 */
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { besides, recover, swap } from "./swap.ts";

export interface Output {
  /** Paths in the output folder and texts, made one after the other: all of them at once are large. */
  texts: Iterable<readonly [name: string, text: string]>;
  /** Paths of files that are the same in the current output. */
  kept: readonly string[];
  /** Path in the output folder → absolute path of a file to publish there. */
  copies: ReadonlyMap<string, string>;
}

/** Paths of the files in the output folder, with `/`; empty where there is none. */
export function listOutput(outDir: string): Set<string> {
  recover(outDir);
  try {
    const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    return new Set(files.map(({ parentPath, name }) => slashed(path.relative(outDir, path.join(parentPath, name)))));
  } catch {
    return new Set();
  }
}

const slashed = (file: string) => file.split(path.sep).join("/");

export interface Written {
  /** Paths of the files that changed or disappeared, sorted. */
  changed: string[];
  /** Settles when the output that was replaced is gone. */
  cleaned: Promise<void>;
}

export function write(outDir: string, current: ReadonlySet<string>, { texts, kept, copies }: Output): Written {
  const staging = besides(outDir, "new");
  const { changed, same } = writeTexts(outDir, staging, current, texts);
  const links = [...kept, ...same].map((name): [string, string] => [name, path.join(outDir, name)]);
  const wanted = new Set([...changed, ...kept, ...same, ...copies.keys()]);
  const others = [
    ...[...current].filter((name) => !wanted.has(name)),
    ...[...copies.keys()].filter((name) => !current.has(name)),
  ];
  if (changed.length + others.length === 0) return { changed: [], cleaned: Promise.resolve() };
  const open = opener(staging);
  for (const [name, file] of [...links, ...copies]) link(file, open(name));
  const cleaned = rm(swap(staging, outDir), { recursive: true, force: true });
  return { changed: [...changed, ...others].toSorted(), cleaned };
}

function writeTexts(outDir: string, staging: string, current: ReadonlySet<string>, texts: Output["texts"]) {
  const [changed, same]: [string[], string[]] = [[], []];
  const open = opener(staging);
  for (const [name, text] of texts) {
    const isSame = current.has(name) && readFileSync(path.join(outDir, name), "utf8") === text;
    if (!isSame) writeFileSync(open(name), text);
    (isSame ? same : changed).push(name);
  }
  return { changed, same };
}

/** Path of a new file, in a folder that is made when it is first needed. */
function opener(staging: string): (name: string) => string {
  const folders = new Set<string>();
  return (name) => {
    const file = path.join(staging, name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return file;
  };
}

/** Not every file system has links, and none has them across disks. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw error;
    copyFileSync(from, to);
  }
}
