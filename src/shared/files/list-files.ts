import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Returns the relative paths of all files below a folder, with `/` as separator; an empty list if the folder does not
 * exist or cannot be read.
 */
export function listFiles(dir: string): string[] {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    return files.map(({ parentPath, name }) =>
      path.relative(dir, path.join(parentPath, name)).split(path.sep).join("/"),
    );
  } catch {
    return [];
  }
}
