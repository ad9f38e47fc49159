import { createHash, type Hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../shared/files/list-files.ts";
import { basePath } from "../base-path.ts";
import { DRAWINGS } from "../logo/files.ts";
import {
  CONFIGURATION_FILE,
  MAGAZINE_DIR,
  PACKAGES_FILE,
  PUBLIC_DIR,
  ROOT,
  SOURCES_DIR,
  TYPE_FOLDERS,
} from "../paths.ts";

const CONFIGURATION_FILES = ["vite.config.ts", "vite.editor.config.ts", "package.json", path.basename(PACKAGES_FILE)];

/**
 * Files of the magazine that affect the bundled code. The lock file is included, because the magazine may install its
 * own fonts.
 */
const MAGAZINE_FILES = [path.basename(CONFIGURATION_FILE), "package-lock.json", ...DRAWINGS];

/**
 * Starts a hash of everything that affects the code for browsers: sources, packages, supported browsers, and options of
 * the build. The caller may add more data to the hash.
 */
export function codeDigest(...options: readonly string[]): Hash {
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  const digest = createHash("sha256").update(JSON.stringify([...options, basePath(), variables.toSorted()]));
  const add = (folder: string, names: readonly string[]) => {
    for (const name of names.toSorted()) digest.update(name).update(readFileSync(path.join(folder, name)));
  };
  const [, ownTypes] = TYPE_FOLDERS;
  for (const folder of [SOURCES_DIR, ownTypes, PUBLIC_DIR]) add(folder, listFiles(folder));
  add(ROOT, CONFIGURATION_FILES);
  add(
    MAGAZINE_DIR,
    MAGAZINE_FILES.filter((name) => existsSync(path.join(MAGAZINE_DIR, name))),
  );
  return digest;
}
