/** Replaces a folder by a finished folder in one step, and cleans up after interrupted builds. */
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

let temporaryCount = 0;

/** Returns the path of a temporary folder next to the output, for one build of this process. */
const temporaryPath = (outDir: string, kind: string) => `${outDir}.${process.pid}-${++temporaryCount}.${kind}`;

/** Returns the path of the previous output, which is next to the current output. */
export const lastOutputOf = (outDir: string) => `${outDir}.last`;

/**
 * Replaces the output in one step. `make` fills a folder, which becomes the new output. The replaced output is kept,
 * and the next `make` gets it as the folder to fill. This saves time, because most files of a large site stay the same,
 * and linking a hundred thousand files takes longer than comparing them.
 */
export function replaceFolder(outDir: string, make: (dir: string) => void): void {
  const lastOutput = lastOutputOf(outDir);
  const staging = temporaryPath(outDir, "new");
  // Reuses the previous output. If several builds run at the same time, only one of them gets the previous output.
  rename(lastOutput, staging, "ENOENT");
  make(staging);
  const previous = swap(staging, outDir);
  rmSync(lastOutput, { recursive: true, force: true });
  if (!rename(previous, lastOutput, "ENOENT", "ENOTEMPTY", "EEXIST", "EPERM"))
    rmSync(previous, { recursive: true, force: true });
}

/**
 * Moves `staging` to `outDir`, and returns the path of the replaced output. If several builds run at the same time, the
 * last one wins.
 */
function swap(staging: string, outDir: string): string {
  const previous = temporaryPath(outDir, "previous");
  do {
    // The loop is repeated if another build has finished in the meantime.
    rmSync(previous, { recursive: true, force: true });
    rename(outDir, previous, "ENOENT");
  } while (!rename(staging, outDir, "ENOTEMPTY", "EEXIST", "EPERM"));
  return previous;
}

/** Renames a folder, and returns whether that worked. Throws errors whose code is not in `expected`. */
function rename(from: string, to: string, ...expected: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/**
 * Cleans up after interrupted builds: removes unfinished outputs, and restores a finished output that was moved away.
 */
export function recover(outDir: string): void {
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
    return readdirSync(path.dirname(outDir)).filter((name) => /\.\d+-\d+\.(new|previous)$/.test(name));
  } catch {
    return [];
  }
}

function isRunning(leftover: string): boolean {
  const pid = parseInt(leftover.split(".").at(-2) ?? "", 10);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
