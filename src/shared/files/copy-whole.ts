import { randomUUID } from "node:crypto";
import type { CopyOptions } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Copies a file or a folder in one step, so that nobody finds an incomplete copy. Rejects if `to` is a folder with
 * files.
 */
export async function copyWhole(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const unfinished = path.join(path.dirname(to), `.${path.basename(to)}.${randomUUID()}`);
  try {
    await cp(from, unfinished, { recursive: true, ...options });
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
