/** Derived pictures that outlive a build, named by the content they were derived from. */
import { mkdirSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { MEDIA } from "../../../shared/compiled/layout.ts";
import type { KnownImages } from "../document/image-file.ts";

/** What a picture is, and its placeholder. */
type Drawn = KnownImages[string] & { placeholder: string };

export interface MediaCache {
  /** Folder of the derived files. */
  dir: string;
  /** Each picture whose derived files are all there, by its fingerprint and the recipe of those. */
  drawn: Record<string, Drawn>;
  save(): Promise<void>;
}

export function mediaCache(cacheDir: string): MediaCache {
  const dir = path.join(cacheDir, MEDIA);
  const index = path.join(cacheDir, "drawn.json");
  mkdirSync(dir, { recursive: true });
  const drawn = readIndex(index);
  return {
    dir,
    drawn,
    async save() {
      await writeFile(`${index}.${process.pid}`, JSON.stringify(drawn));
      await rename(`${index}.${process.pid}`, index);
    },
  };
}

/** A missing or damaged index only means that pictures are derived again. */
function readIndex(file: string): MediaCache["drawn"] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as MediaCache["drawn"];
  } catch {
    return {};
  }
}
