/** Replaces a folder by a finished one in one step, and cleans up after interrupted builds. */
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

let builds = 0;

/** Path of a folder beside the output, for one build of this process. */
const besides = (outDir: string, kind: string) => `${outDir}.${process.pid}-${++builds}.${kind}`;

/** Path of the previous output, beside the current one. */
export const lastOf = (outDir: string) => `${outDir}.last`;

/**
 * Replaces the output in one step. `make` fills the folder that it gets. The replaced output stays beside the new one,
 * and is that folder the next time: most of a large site stays the same, and linking a hundred thousand files takes
 * longer than looking at them.
 */
export function replace(outDir: string, make: (dir: string) => void): void {
  const last = lastOf(outDir);
  const staging = besides(outDir, "new");
  // If several builds run, only one gets the previous output.
  rename(last, staging, "ENOENT");
  make(staging);
  const previous = swap(staging, outDir);
  rmSync(last, { recursive: true, force: true });
  if (!rename(previous, last, "ENOENT", "ENOTEMPTY", "EEXIST", "EPERM"))
    rmSync(previous, { recursive: true, force: true });
}

/** Swaps folders, and returns where the previous output is. If another build does the same, the last one wins. */
function swap(staging: string, outDir: string): string {
  const previous = besides(outDir, "previous");
  do {
    // Another build may have finished meanwhile.
    rmSync(previous, { recursive: true, force: true });
    rename(outDir, previous, "ENOENT");
  } while (!rename(staging, outDir, "ENOTEMPTY", "EEXIST", "EPERM"));
  return previous;
}

/** Renames, and returns whether it worked. Throws errors that are not expected. */
function rename(from: string, to: string, ...expected: string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? "")) return false;
    throw error;
  }
}

/** Cleans up after interrupted builds: removes unfinished outputs, and puts back a good one that was set aside. */
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
