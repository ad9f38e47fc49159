import { createHash, type Hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../shared/files/list-files.ts";
import { basePath } from "./base-path.ts";
import { ROOT } from "./paths.ts";

const CONFIGURATION = [
  "magazine.config.ts",
  "vite.config.ts",
  "vite.editor.config.ts",
  "package.json",
  "package-lock.json",
];

/** Of the sources, the packages, the browsers, and what the build was told: everything that is in the code for the browser. */
export function codeDigest(...told: readonly string[]): Hash {
  const folders = ["src", "public"].flatMap((folder) =>
    listFiles(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  const digest = createHash("sha256").update(JSON.stringify([...told, basePath(), variables.toSorted()]));
  for (const file of [...folders, ...CONFIGURATION].toSorted())
    digest.update(file).update(readFileSync(path.join(ROOT, file)));
  return digest;
}
