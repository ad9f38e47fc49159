/** The content that readers have, in a folder of its own: what a site is built of while others go on writing. */
import { mkdir, rm } from "node:fs/promises";
import { gitIn } from "./command.ts";
import { gitEnvironment } from "./environment.ts";
import { gitPath, type Place } from "./place.ts";

/** Writes only what is another than at the last time. Beside the folder lies what Git notes of its files. */
export async function checkOut(place: Place, commit: string, folder: string): Promise<void> {
  const index = `${folder}.index`;
  // Of a process that was killed: nobody else uses it.
  await rm(`${index}.lock`, { force: true });
  // Without the files, what was noted of them is not so.
  if (await mkdir(folder, { recursive: true })) await rm(index, { force: true });
  const git = gitIn(folder, {
    ...gitEnvironment(),
    GIT_DIR: await gitPath(place, "."),
    GIT_WORK_TREE: folder,
    GIT_INDEX_FILE: index,
  });
  await git.bytes(["read-tree", "--reset", "-u", `${commit}:${place.prefix}`]);
}
