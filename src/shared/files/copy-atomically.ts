import { randomUUID } from "node:crypto";
import type { CopyOptions } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import path from "node:path";

/**
 * Copies a file or a folder in one step, so that nobody finds an incomplete copy. Rejects if `to` is a folder with
 * files.
 */
export async function copyAtomically(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const temporary = path.join(path.dirname(to), `.${path.basename(to)}.${randomUUID()}`);
  try {
    await cp(from, temporary, { recursive: true, ...options });
    await rename(temporary, to);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}
