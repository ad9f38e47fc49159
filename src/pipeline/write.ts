/**
 * Generated files → output folder. The next output is put together beside the current one and takes
 * its place in one step, so that whoever reads it, and whoever interrupts, finds one or the other
 * whole. Files that did not change are linked, not written. The folder belongs to the compiler.
 */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

export interface Output {
  /** Path in the output folder → text. */
  texts: ReadonlyMap<string, string>;
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

/** Returns the paths of the files that changed or disappeared, sorted. */
export function write(outDir: string, current: ReadonlySet<string>, output: Output): string[] {
  const changed = [...output.texts]
    .filter(([name, text]) => !isSame(path.join(outDir, name), text))
    .map(([name]) => name);
  const wanted = new Set([...output.texts.keys(), ...output.kept, ...output.copies.keys()]);
  const gone = [...current].filter((name) => !wanted.has(name));
  const arrived = [...output.copies.keys()].filter((name) => !current.has(name));
  if (changed.length + gone.length + arrived.length > 0) {
    const staging = besides(outDir, "new");
    stage(outDir, staging, output);
    swap(staging, outDir);
  }
  return [...changed, ...gone, ...arrived].toSorted();
}

function isSame(file: string, text: string): boolean {
  try {
    return readFileSync(file, "utf8") === text;
  } catch {
    return false;
  }
}

function stage(outDir: string, staging: string, { texts, kept, copies }: Output): void {
  const files = [...texts.keys(), ...kept, ...copies.keys()];
  const folders = new Set(files.map((name) => path.dirname(name)));
  for (const folder of folders) mkdirSync(path.join(staging, folder), { recursive: true });
  for (const [name, text] of texts) writeFileSync(path.join(staging, name), text);
  for (const name of kept) link(path.join(outDir, name), path.join(staging, name));
  for (const [name, file] of copies) link(file, path.join(staging, name));
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

/** A folder beside the output that belongs to this process. */
const besides = (outDir: string, kind: string) => `${outDir}.${process.pid}.${kind}`;

/** Another build may do the same at the same moment: the last one stays. */
function swap(staging: string, outDir: string): void {
  const previous = besides(outDir, "previous");
  for (;;) {
    rename(outDir, previous, "ENOENT");
    const done = rename(staging, outDir, "ENOTEMPTY", "EEXIST", "EPERM");
    rmSync(previous, { recursive: true, force: true });
    if (done) return;
  }
}

/** Answers whether it was done; other errors than those named are thrown. */
function rename(from: string, to: string, ...expected: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** What builds that were interrupted left behind: an unfinished output, or the last good one set aside. */
function recover(outDir: string): void {
  const name = path.basename(outDir);
  const leftovers = siblings(outDir).filter((sibling) => sibling.startsWith(`${name}.`) && !isRunning(sibling));
  for (const leftover of leftovers) {
    const folder = path.join(path.dirname(outDir), leftover);
    if (leftover.endsWith(".previous") && !existsSync(outDir)) renameSync(folder, outDir);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function siblings(outDir: string): string[] {
  try {
    return readdirSync(path.dirname(outDir)).filter((name) => /\.\d+\.(new|previous)$/.test(name));
  } catch {
    return [];
  }
}

function isRunning(leftover: string): boolean {
  const pid = Number(leftover.split(".").at(-2));
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
