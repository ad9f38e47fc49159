/** The documents of the next output, and which of them can stay as the last build left them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import type { Document } from "../document/document.ts";
import { type Day, unpublishedOf } from "../document/publication.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import type { ContentFiles } from "../read/content-files.ts";
import { documentPath } from "../../../shared/compiled/layout.ts";
import { hasModules, linesOf, listPath } from "./modules.ts";
import { type Remembered, rememberedOf, type State } from "./state.ts";

export interface PlannedDocument extends Document {
  unpublished: Unpublished | undefined;
  /** Fingerprints of its pictures and names of its files, in the order of the metadata. */
  media: string[];
  /** Its line of the current summaries, when nothing of it changed. */
  line: string | undefined;
}

export interface PlanOptions {
  config: ContentConfig;
  outDir: string;
  /** Paths of the files of the current output. */
  current: ReadonlySet<string>;
  state: State;
  files: ContentFiles;
  images: Images;
  /** Whether documents that are not published yet are part of the output. */
  preview: boolean;
  today: Day;
}

/** By type and name, without what is not to be shown. */
export function planOutput(documents: readonly Document[], options: PlanOptions): PlannedDocument[] {
  const line = lineFinder(options);
  return documents
    .map((document) => {
      const unpublished = unpublishedOf(document.metadata, options.today);
      const planned = { ...document, unpublished, media: mediaOf(document, options) };
      return { ...planned, line: line(planned) };
    })
    .filter(({ unpublished }) => options.preview || !unpublished)
    .toSorted(byName);
}

const byName = (a: Document, b: Document) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ source: { collection, slug } }: Document) => `${collection}/${slug}`;

function mediaOf({ source, metadata }: Document, { files, images }: PlanOptions): string[] {
  const pictures = metadata.pictures.map(({ src }) => images.find(files.find(source, src))?.hash ?? "");
  return [...pictures, ...metadata.files.map(({ src }) => publishedName(files.find(source, src)))];
}

type Unchanged = Omit<PlannedDocument, "line">;

/** Answers the line of a document in the current output; `undefined` where it must be made. */
function lineFinder({ config, outDir, current, state }: PlanOptions): (document: Unchanged) => string | undefined {
  const lists = new Map<string, string[]>();
  return (document) => {
    const { collection: name, slug } = document.source;
    const collection = collectionOf(config, name);
    const list = listPath(name, collection);
    const last = rememberedOf(state, document.source);
    const written = current.has(hasModules(collection) ? documentPath(name, slug) : list);
    if (!last || !written || !isSame(document, last)) return undefined;
    const lines = lists.get(name) ?? readLines(path.join(outDir, list));
    lists.set(name, lines);
    return lines[last.line];
  };
}

function isSame({ unpublished, media }: Unchanged, last: Remembered): boolean {
  return (
    unpublished === last.unpublished &&
    media.length === last.media.length &&
    media.every((each, at) => each === last.media[at])
  );
}

/** The summaries as they were written, one in a line. */
function readLines(file: string): string[] {
  try {
    return linesOf(readFileSync(file, "utf8"));
  } catch {
    return [];
  }
}
