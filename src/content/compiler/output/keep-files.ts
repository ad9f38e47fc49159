/** Videos and the like, kept beside the derived pictures under the names with which they are published. */
import { copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { MEDIA } from "../../../shared/compiled/layout.ts";
import type { ContentFiles } from "../read/content-files.ts";
import type { PlannedDocument } from "./plan.ts";

export function keepFiles(documents: readonly PlannedDocument[], files: ContentFiles, cacheDir: string): void {
  for (const { source, metadata, media } of documents) {
    const names = media.slice(metadata.pictures.length);
    for (const [index, { src }] of metadata.files.entries())
      keep(files.find(source, src), path.join(cacheDir, MEDIA, names[index] ?? ""));
  }
}

/** The name says the content, so what is there already is the same. */
function keep(file: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  const unfinished = `${to}.${process.pid}`;
  copyFileSync(file, unfinished);
  renameSync(unfinished, to);
}
