/**
 * Every file of the content folder is a document, a guide, or a picture or video that a document names. What is none
 * of them would be silently not there: a text in the folder of its year, a photo that nobody chose.
 */
import { statSync } from "node:fs";
import path from "node:path";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import type { SourceName } from "../document/source.ts";
import { placeOfFile, type Problem, problem } from "../problems/problem.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { listEntries } from "../read/entries.ts";

interface Known {
  names: readonly SourceName[];
  documents: readonly Document[];
  /** Asked for every file that a document names. */
  files: ContentFiles;
}

/** What systems leave in folders. Hidden files are the business of editors' tools too. */
const LEFT_BY_SYSTEMS = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;
const MEDIA = /\.(?:jpe?g|png|webp|mp4|webm)$/i;

export function checkFiles(config: ContentConfig, { names, documents, files }: Known): Problem[] {
  const read = new Set([...config.guides, ...names.map(({ file }) => file)]);
  const named = files.found();
  // Of a document that cannot be read nobody knows what it names.
  const isComplete = documents.length === names.length;
  return [...filesOf(config, files.root)].flatMap((file) => {
    if (read.has(file) || named.has(path.join(files.root, file))) return [];
    if (!MEDIA.test(file))
      return [problem("unexpected-file", placeOfFile(file), { value: file, expected: placeFor(config, file) })];
    // In the editor it may have been removed by now.
    const size = statSync(path.join(files.root, file), { throwIfNoEntry: false })?.size;
    if (!isComplete || size === undefined) return [];
    return [problem("unused-file", placeOfFile(file), { value: file, expected: weightOf(size) })];
  });
}

/** Those at the top, and those below the folders of types; other folders are a problem of their own. */
function* filesOf(config: ContentConfig, root: string): Iterable<string> {
  for (const { name, kind, isLink } of entriesIn(root, ""))
    if (kind === "file") yield name;
    else if (!isLink && config.collections[name]) yield* filesIn(root, name);
}

/** Paths from the content folder. What a link leads to is in its own place. */
function* filesIn(root: string, folder: string): Iterable<string> {
  for (const { name, kind, isLink } of entriesIn(root, folder)) {
    const file = `${folder}/${name}`;
    if (kind === "file" && !isLink) yield file;
    else if (kind === "folder" && !isLink) yield* filesIn(root, file);
  }
}

const entriesIn = (root: string, folder: string) =>
  (listEntries(path.join(root, folder), root) ?? []).filter(({ name }) => !LEFT_BY_SYSTEMS.test(name));

/** Where the documents of a folder stand. */
function placeFor(config: ContentConfig, file: string): string {
  const [folder = "", ...rest] = file.split("/");
  if (rest.length === 0 || !config.collections[folder]) return ".yaml, dentro de una carpeta";
  const { extension, singleton } = collectionOf(config, folder);
  return singleton ? `${extension}, fuera de la carpeta` : `${extension}, directamente en «${folder}»`;
}

const weightOf = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString("es")} KB`;
