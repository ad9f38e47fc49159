/** Derived pictures that outlive a build, named by the content they were derived from. */
import { mkdirSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { MEDIA } from "../../../shared/compiled/layout.ts";

export interface MediaCache {
  /** Folder of the derived files. */
  dir: string;
  /** Placeholder of each picture whose derived files are all there, by the picture's hash. */
  placeholders: Record<string, string>;
  save(): Promise<void>;
}

export function mediaCache(cacheDir: string): MediaCache {
  const dir = path.join(cacheDir, MEDIA);
  const index = path.join(cacheDir, "placeholders.json");
  mkdirSync(dir, { recursive: true });
  const placeholders = readIndex(index);
  return {
    dir,
    placeholders,
    async save() {
      await writeFile(`${index}.${process.pid}`, JSON.stringify(placeholders));
      await rename(`${index}.${process.pid}`, index);
    },
  };
}

/** A missing or damaged index only means that pictures are derived again. */
function readIndex(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
}
