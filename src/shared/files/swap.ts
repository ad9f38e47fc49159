/** Folders beside the output: how an unfinished one takes its place, and what becomes of those that builds left. */
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

let builds = 0;

/** A folder beside the output that belongs to one build of this process. */
const besides = (outDir: string, kind: string) => `${outDir}.${process.pid}-${++builds}.${kind}`;

/** The output before, which stays beside it. */
export const lastOf = (outDir: string) => `${outDir}.last`;

/**
 * Replaces the output in one step. The one before stays beside it: of it the next is made, because most of a large site
 * is the same, and to link and remove a hundred thousand files takes longer than to look at them.
 */
export function replace(outDir: string, make: (dir: string) => void): void {
  const last = lastOf(outDir);
  const staging = besides(outDir, "new");
  // Only one of the builds that do this at the same moment gets it.
  rename(last, staging, "ENOENT");
  make(staging);
  const previous = swap(staging, outDir);
  rmSync(last, { recursive: true, force: true });
  if (!rename(previous, last, "ENOENT", "ENOTEMPTY", "EEXIST", "EPERM"))
    rmSync(previous, { recursive: true, force: true });
}

/** Another build may do the same at the same moment: the last one stays. Returns where the output before is now. */
function swap(staging: string, outDir: string): string {
  const previous = besides(outDir, "previous");
  do {
    // What another build put there meanwhile.
    rmSync(previous, { recursive: true, force: true });
    rename(outDir, previous, "ENOENT");
  } while (!rename(staging, outDir, "ENOTEMPTY", "EEXIST", "EPERM"));
  return previous;
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
