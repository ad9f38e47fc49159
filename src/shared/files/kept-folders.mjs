/**
 * Folders of compiled code, one for each version of what it is made of. Plain JavaScript without packages, because
 * the command that compiles all others starts with it (`scripts/compiled.mjs`).
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/** Milliseconds after which nobody runs an older version any more, which loads its parts when it needs them. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether a folder or file is there; who asks uses it, and it stays.
 *
 * @param {string} file
 */
export function isKept(file) {
  if (!existsSync(file)) return false;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Only its owner may say so; whoever else uses it finds it made anew when the owner has removed it.
  }
  return true;
}

/**
 * Resolves to the path of a folder in `dir`, which `make` fills and whose name it answers.
 *
 * @param {string} dir
 * @param {(unfinished: string) => Promise<string>} make
 */
export async function addFolder(dir, make) {
  mkdirSync(dir, { recursive: true });
  removeOld(dir);
  const unfinished = path.join(dir, `unfinished.${process.pid}`);
  const folder = path.join(dir, await make(unfinished));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another process compiled the same sources at the same moment.
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

/** @param {string} dir */
function removeOld(dir) {
  for (const name of readdirSync(dir)) {
    const old = path.join(dir, name);
    const { mtimeMs = Infinity } = statSync(old, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY) rmSync(old, { recursive: true, force: true });
  }
}
