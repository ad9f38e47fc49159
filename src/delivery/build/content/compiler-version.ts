import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../../shared/files/list-files.ts";
import { CONFIGURATION_FILE, PACKAGES_FILE, SOURCES_DIR, TYPE_FOLDERS } from "../paths.ts";

/** Folders whose sources affect the output of the compiler. */
const FOLDERS = [...["shared", "content"].map((folder) => path.join(SOURCES_DIR, folder)), ...TYPE_FOLDERS];

/**
 * Returns the fingerprint of the compiler. It covers the compiler's sources, the configuration, the schemas and the
 * versions of all packages.
 */
export function compilerVersion(): string {
  const sources = FOLDERS.flatMap((dir) =>
    listFiles(dir).flatMap((file) => (file.endsWith(".ts") ? path.join(dir, file) : [])),
  );
  const files = [...sources.toSorted(), CONFIGURATION_FILE, PACKAGES_FILE];
  const texts = files.map((file) => readFileSync(file));
  return hash("sha256", Buffer.concat(texts));
}
