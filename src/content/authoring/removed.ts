/** Files and folders of the content that were put away, so that whoever removed them can have them back. */
import { randomUUID } from "node:crypto";
import { lstat, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { copyWhole } from "../../shared/files/copy-whole.ts";

/** A sentence for the editor, who asked for what cannot be done. */
export interface Refusal {
  refusal: string;
}

export interface Removed {
  /** Where they are now, each under its path from the content folder. */
  dir: string;
  /** Paths from the content folder. */
  paths: string[];
}

/** All of them or, where one cannot be moved, none. */
export async function putAway(contentDir: string, paths: readonly string[], removedDir: string): Promise<Removed> {
  const removed: Removed = { dir: path.join(removedDir, randomUUID()), paths: [] };
  try {
    for (const each of paths) {
      await move(path.join(contentDir, each), path.join(removed.dir, each));
      removed.paths.push(each);
    }
    return removed;
  } catch (error) {
    await putBack(contentDir, removed);
    throw error;
  }
}

/** Refuses, and moves nothing, where a name has been taken since; `undefined` when all are back. */
export async function putBack(contentDir: string, { dir, paths }: Removed): Promise<Refusal | undefined> {
  for (const each of paths)
    if (await isThere(path.join(contentDir, each)))
      return { refusal: `Ya hay otra vez «${each}»: cambiale el nombre y probá de nuevo.` };
  for (const each of paths) await move(path.join(dir, each), path.join(contentDir, each));
  await rm(dir, { recursive: true, force: true });
  return undefined;
}

const isThere = (file: string) => lstat(file).then(Boolean, () => false);

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    // The other disk of a `--content` folder.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyWhole(from, to, { verbatimSymlinks: true });
    await rm(from, { recursive: true });
  }
}
