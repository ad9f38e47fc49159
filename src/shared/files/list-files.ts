import { readdirSync } from "node:fs";
import path from "node:path";
import { pathFrom } from "./path-from.ts";

/**
 * Returns the relative paths of all files below a folder, with `/` as separator; an empty list if the folder does not
 * exist.
 */
export function listFiles(dir: string): string[] {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    return files.map(({ parentPath, name }) => pathFrom(dir, path.join(parentPath, name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
