import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project: the nearest with a package.json, wherever this code was compiled to. */
export const ROOT = nearest(path.dirname(fileURLToPath(import.meta.url)));

function nearest(folder: string): string {
  if (existsSync(path.join(folder, "package.json"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("There is no package.json above this file.");
  return nearest(parent);
}
