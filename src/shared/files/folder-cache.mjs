/**
 * Cache of compiled code, with a folder for each version of the sources. This file is plain JavaScript and imports no
 * packages, because the program that compiles the commands (`scripts/launcher/compile.mjs`) imports it.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

/**
 * Milliseconds after which an unused version is removed. A version is not removed earlier, because a running command
 * may still load parts of it.
 */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether a folder or file exists. The call counts as use: it renews the modification time, so that the folder or file
 * is not removed as unused.
 *
 * @param {string} file
 */
export function isCached(file) {
  if (!existsSync(file)) return false;
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Only the owner may change the times. For other accounts, the folder may be removed as unused and compiled again.
  }
  return true;
}

/**
 * Adds a folder to `dir` and resolves to its path. `make` fills the folder, and resolves to the folder's final name.
 *
 * @param {string} dir
 * @param {(temporary: string) => Promise<string>} make
 */
export async function addFolder(dir, make) {
  mkdirSync(dir, { recursive: true });
  removeUnused(dir);
  const temporary = path.join(dir, `unfinished.${process.pid}`);
  const folder = path.join(dir, await make(temporary));
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    // Another process has added the same version in the meantime, so this copy is removed.
    rmSync(temporary, { recursive: true });
  }
  return folder;
}

/** @param {string} dir */
function removeUnused(dir) {
  for (const name of readdirSync(dir)) {
    const version = path.join(dir, name);
    const { mtimeMs = Infinity } = statSync(version, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY) rmSync(version, { recursive: true, force: true });
  }
}
