import { copyFile, mkdir, mkdtemp, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Git } from "./command.ts";
import { gitPath, type Place } from "./place.ts";

/** A Git with an index of its own, and a folder that both are in. */
export interface Scratch {
  git: Git;
  folder: string;
}

interface ScratchOptions {
  /** Whether what is read from the disk goes into the repository; else it is forgotten. */
  keep: boolean;
}

/** Removed after `use`. The index starts as a copy of the editor's, which knows what has not changed on the disk. */
export async function withScratch<Result>(
  place: Place,
  { keep }: ScratchOptions,
  use: (scratch: Scratch) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "pompa-git-"));
  try {
    const index = path.join(folder, "index");
    await copyIndex(await gitPath(place, "index"), index);
    const objects = keep ? {} : await objectsApart(place, path.join(folder, "objects"));
    return await use({ git: place.git.with({ GIT_INDEX_FILE: index, ...objects }), folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Git takes a file for unchanged that is older than the index, so the copy must not be younger. */
async function copyIndex(from: string, to: string): Promise<void> {
  const found = await stat(from).catch(() => undefined);
  if (!found) return;
  await copyFile(from, to);
  const written = Math.floor(found.mtimeMs / 1000);
  await utimes(to, written, written);
}

/** Variables with which Git writes into a folder outside of the repository, and reads both. */
export async function objectsApart(place: Place, folder: string): Promise<NodeJS.ProcessEnv> {
  await mkdir(folder, { recursive: true });
  // In quotes, a path may contain what separates paths.
  const alternate = JSON.stringify(await gitPath(place, "objects"));
  return { GIT_OBJECT_DIRECTORY: folder, GIT_ALTERNATE_OBJECT_DIRECTORIES: alternate };
}
