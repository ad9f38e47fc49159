/** Derived pictures that outlive a build, named by the content they were derived from. */
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

export interface MediaCache {
  /** Folder of the derived files. */
  dir: string;
  /** Placeholder of each picture whose derived files are all there, by the picture's hash. */
  placeholders: Record<string, string>;
  save(): Promise<void>;
}

export async function mediaCache(cacheDir: string): Promise<MediaCache> {
  const dir = path.join(cacheDir, "media");
  const index = path.join(cacheDir, "placeholders.json");
  await mkdir(dir, { recursive: true });
  const placeholders = await readFile(index, "utf8").then(readIndex, () => ({}));
  return {
    dir,
    placeholders,
    async save() {
      await writeFile(`${index}.${process.pid}`, JSON.stringify(placeholders));
      await rename(`${index}.${process.pid}`, index);
    },
  };
}

/** A damaged index only means that pictures are derived again. */
function readIndex(text: string): Record<string, string> {
  try {
    return JSON.parse(text) as Record<string, string>;
  } catch {
    return {};
  }
}
