import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of all files below a folder, with `/`; none if there is no folder. */
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
