import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../shared/files/list-files.ts";
import { CONFIGURATION_FILE, PACKAGES_FILE, ROOT } from "./paths.ts";

/** Folders of `src/` that decide what a build makes of a content file. */
const FOLDERS = ["shared/compiled", "shared/magazine", "content"];

/** Fingerprint of the compiler: its sources, the configuration, the schemas and the versions of the libraries. */
export function compilerVersion(): string {
  const sources = FOLDERS.flatMap((folder) => {
    const dir = path.join(ROOT, "src", folder);
    return listFiles(dir).flatMap((file) => (file.endsWith(".ts") ? path.join(dir, file) : []));
  });
  const files = [...sources.toSorted(), CONFIGURATION_FILE, PACKAGES_FILE];
  const texts = files.map((file) => readFileSync(file));
  return hash("sha256", Buffer.concat(texts));
}
