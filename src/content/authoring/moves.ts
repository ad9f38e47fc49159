/** Files and folders that get other places together. */
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { copyWhole } from "../../shared/files/copy-whole.ts";

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
