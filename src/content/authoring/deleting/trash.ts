/** Files and folders of the content that were put away, so that whoever removed them can have them back. */
import { randomUUID } from "node:crypto";
import { lstat, readdir, rm, stat, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { messages } from "../../messages/messages.ts";
import { copyWhole } from "../../../shared/files/copy-whole.ts";

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
  const removed = { dir: path.join(removedDir, randomUUID()), paths: [...paths] };
  await moveAll(paths.map((each) => ({ from: path.join(contentDir, each), to: path.join(removed.dir, each) })));
  return removed;
}

/** Refuses, and moves nothing, where a name has been taken since; `undefined` when all are back. */
export async function putBack(contentDir: string, { dir, paths }: Removed): Promise<Refusal | undefined> {
  for (const each of paths)
    if (await isThere(path.join(contentDir, each))) return { refusal: messages.authoring.isThereAgain(each) };
  await moveAll(paths.map((each) => ({ from: path.join(dir, each), to: path.join(contentDir, each) })));
  await rm(dir, { recursive: true, force: true });
  return undefined;
}

/** Everything that was put away, and when. */
export async function listRemoved(removedDir: string): Promise<(Removed & { time: Date })[]> {
  const names = await readdir(removedDir).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const dir = path.join(removedDir, name);
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
      const paths = files.map((file) => path.relative(dir, file).replaceAll(path.sep, "/"));
      return { dir, paths, time: (await stat(dir)).mtime };
    }),
  );
}

const isThere = (file: string) => lstat(file).then(Boolean, () => false);

/** A file or a folder, by its paths before and after. */
export interface Move {
  from: string;
  to: string;
}

/** All of them or, where one cannot be moved, none. */
export async function moveAll([first, ...rest]: readonly Move[]): Promise<void> {
  if (!first) return;
  await move(first);
  try {
    await moveAll(rest);
  } catch (error) {
    await move({ from: first.to, to: first.from });
    throw error;
  }
}

async function move({ from, to }: Move): Promise<void> {
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
