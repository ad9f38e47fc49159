/** The trash: deleted files and folders of the content, which editors can restore. */
import type { Refusal } from "../refusal.ts";
import { randomUUID } from "node:crypto";
import { lstat, readdir, rm, stat, mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { pathFrom } from "../../../shared/files/path-from.ts";
import { messages } from "../../messages/messages.ts";
import { copyAtomically } from "../../../shared/files/copy-atomically.ts";

export interface TrashEntry {
  /** The folder with the deleted files, each under its path relative to the content folder. */
  dir: string;
  /** The paths of the deleted files, relative to the content folder. */
  paths: string[];
}

/** Moves files to the trash: all of them, or none if one cannot be moved. */
export async function moveToTrash(contentDir: string, paths: readonly string[], trashDir: string): Promise<TrashEntry> {
  const entry = { dir: path.join(trashDir, randomUUID()), paths: [...paths] };
  await moveAll(paths.map((each) => ({ from: path.join(contentDir, each), to: path.join(entry.dir, each) })));
  return entry;
}

/** Restores files from the trash. Refuses, and moves nothing, if a file of the same name exists again. */
export async function restoreFromTrash(contentDir: string, { dir, paths }: TrashEntry): Promise<Refusal | undefined> {
  for (const each of paths)
    if (await exists(path.join(contentDir, each))) return { refusal: messages.authoring.isThereAgain(each) };
  await moveAll(paths.map((each) => ({ from: path.join(dir, each), to: path.join(contentDir, each) })));
  await rm(dir, { recursive: true, force: true });
  return undefined;
}

/** Lists everything in the trash, with the time of each deletion. */
export async function listTrash(trashDir: string): Promise<(TrashEntry & { time: Date })[]> {
  const names = await readdir(trashDir).catch(() => []);
  return Promise.all(
    names.map(async (name) => {
      const dir = path.join(trashDir, name);
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
      const paths = files.map((file) => pathFrom(dir, file));
      return { dir, paths, time: (await stat(dir)).mtime };
    }),
  );
}

const exists = (file: string) => lstat(file).then(Boolean, () => false);

/** The path of a file or folder before and after a move. */
export interface Move {
  from: string;
  to: string;
}

/** Moves all files and folders, or none if one cannot be moved. */
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
    // A file cannot be moved to another disk by renaming, so it is copied. A `--content` folder may be on another disk.
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    await copyAtomically(from, to, { verbatimSymlinks: true });
    await rm(from, { recursive: true });
  }
}
