/** The documents of the next output, and which of them can stay as the last build left them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CollectionName } from "../../schema/collections.ts";
import type { Unpublished } from "../../compiled/document.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { documentPath, hasModules, SUMMARIES_START, summariesPath } from "./generate.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import { type Day, unpublishedOf } from "../document/publication.ts";
import type { Entry } from "../check/references.ts";
import type { Remembered } from "./state.ts";

export interface Item extends Entry {
  unpublished: Unpublished | undefined;
  materials: string[];
  /** Its line of the current summaries, when nothing of it changed. */
  line: string | undefined;
}

export interface ItemOptions {
  files: ContentFiles;
  outDir: string;
  /** Paths of the files of the current output. */
  current: ReadonlySet<string>;
  images: Images;
  /** Whether documents that are not published yet are part of the output. */
  preview: boolean;
  today: Day;
}

/** By type and name, without what is not to be shown. */
export function itemsOf(entries: readonly Entry[], options: ItemOptions): Item[] {
  const lines = new Map<CollectionName, string[]>();
  const linesOf = (name: CollectionName) => {
    const known = lines.get(name) ?? readLines(path.join(options.outDir, summariesPath(name)));
    lines.set(name, known);
    return known;
  };
  return entries
    .map((entry): Item => {
      const unpublished = unpublishedOf(entry.facts, options.today);
      const item = { ...entry, unpublished, materials: materialsOf(entry, options) };
      const { remembered } = entry;
      const same = remembered && isSame(item, remembered) && isWritten(entry, options.current);
      return { ...item, line: same ? linesOf(entry.source.collection)[remembered.line] : undefined };
    })
    .filter(({ unpublished }) => options.preview || !unpublished)
    .toSorted(byName);
}

const byName = (a: Item, b: Item) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ source: { collection, slug } }: Item) => `${collection}/${slug}`;

/** Fingerprints of the pictures and names of the files of a document, in the order of its facts. */
function materialsOf({ source, facts }: Entry, { files: content, images }: ItemOptions): string[] {
  const pictures = facts.pictures.map(({ src }) => images.find(content.resolve(source, src) ?? "")?.hash ?? "");
  const files = facts.files.map(({ src }) => publishedName(content.resolve(source, src) ?? ""));
  return [...pictures, ...files];
}

function isSame(item: Omit<Item, "line">, last: Remembered): boolean {
  const materials = item.materials.length === last.materials.length;
  return (
    materials &&
    item.unpublished === last.unpublished &&
    item.materials.every((each, at) => each === last.materials[at])
  );
}

function isWritten({ source: { collection, slug } }: Entry, current: ReadonlySet<string>): boolean {
  return current.has(hasModules(collection) ? documentPath(collection, slug) : summariesPath(collection));
}

/** The summaries as they were written, one in a line. */
function readLines(file: string): string[] {
  try {
    const lines = readFileSync(file, "utf8").split("\n").slice(SUMMARIES_START);
    return lines.map((line) => line.replace(/[,;]$/, ""));
  } catch {
    return [];
  }
}
