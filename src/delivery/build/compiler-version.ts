import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.ts";

/** Folders of `src/` that decide what a build makes of a content file. */
const FOLDERS = ["shared/compiled", "shared/magazine", "content"];

/** Fingerprint of the compiler: its sources, the schemas and the versions of the libraries. */
export function compilerVersion(): string {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, "src", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => path.join(ROOT, "src", folder, file)),
  );
  const texts = [...sources.toSorted(), path.join(ROOT, "package-lock.json")].map((file) => readFileSync(file));
  return hash("sha256", Buffer.concat(texts));
}
