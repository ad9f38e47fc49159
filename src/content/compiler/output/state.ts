/**
 * The state of a build, stored beside its output. The state has the hash and metadata of each document, so that
 * unchanged files are not parsed again. A process that builds repeatedly also caches the state in memory.
 */
import path from "node:path";
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { STATE_FILE } from "../../../shared/compiled/layout.ts";
import { readSavedJson } from "../../../shared/files/read-saved-json.ts";
import { referenceKey } from "../check/address-register.ts";
import type { Metadata, Document } from "../document/document.ts";
import type { CachedImages } from "../pictures/measure.ts";
import type { Source } from "../document/source.ts";
import type { CachedFindings } from "./cached-findings.ts";
import { statSync } from "node:fs";
import { stampOf } from "../read/files/file-memory.ts";
import { type Lines, hasFiles } from "./modules.ts";
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import { type Moment, unpublishedOf } from "../document/publication.ts";
import { type Images, publishedName } from "../pictures/images.ts";
import type { ContentFiles } from "../read/files/content-files.ts";

export interface CachedDocument {
  /** The hash of the file. */
  hash: string;
  metadata: Metadata;
  metadataHash: string;
  /** The hashes of the document's pictures and the names of its files, in the order of the metadata. */
  media: string[];
  unpublished?: Unpublished;
  hidden?: string[];
}

export interface State {
  /** A hash of the code that generated the output. */
  version: string;
  /** The path under which the site is served. */
  base: string;
  images: CachedImages;
  /** The documents of the output, by the path of each content file. */
  documents: ReadonlyMap<string, CachedDocument>;
  /** The findings across all documents, including documents that are not in the output. */
  findings?: CachedFindings;
}

type SerializedState = Omit<State, "documents"> & { documents: Record<string, CachedDocument> };

/** Returns the text of the state file. */
export const serializeState = (state: State): string =>
  JSON.stringify({ ...state, documents: Object.fromEntries(state.documents) } satisfies SerializedState);

/**
 * Reads the state of the last output. If its version or base differs, its documents are dropped, because their metadata
 * may differ.
 */
function readState(outDir: string, { version, base }: Pick<State, "version" | "base">): State {
  const last = readStateFile(outDir);
  if (last?.version === version && last.base === base)
    return { ...last, documents: new Map(Object.entries(last.documents)) };
  return { version, base, images: last?.images ?? {}, documents: new Map() };
}

/** Checks whether this version of the compiler and the schemas generated the output. */
export const isCurrent = (outDir: string, version: string): boolean => readStateFile(outDir)?.version === version;

const readStateFile = (outDir: string) => readSavedJson<SerializedState>(path.join(outDir, STATE_FILE));

/** Returns the cached entry of a file; `undefined` if the file is new or changed. */
export function cachedDocumentOf(
  { documents }: State,
  source: Pick<Source, "file" | "hash">,
): CachedDocument | undefined {
  const cached = documents.get(source.file);
  return cached?.hash === source.hash ? cached : undefined;
}

export interface LastOutput {
  state: State;
  /** The lines of the types that this process has generated, by type. */
  lines: ReadonlyMap<string, Lines>;
}
export class OutputMemory {
  #last: (LastOutput & { stamp: string }) | undefined;

  /**
   * Returns the last output. Its state is read from disk again if another process has replaced the output, or if the
   * version or the base differs.
   */
  recall(outDir: string, expected: Pick<State, "version" | "base">): LastOutput {
    const { version, base } = this.#last?.state ?? {};
    const isSame = version === expected.version && base === expected.base && this.#last?.stamp === stampIn(outDir);
    if (!isSame) this.#last = undefined;
    return this.#last ?? { state: readState(outDir, expected), lines: new Map() };
  }

  /** Caches the output. Must be called after writing, because the written state file identifies the output. */
  keep(outDir: string, last: LastOutput): void {
    const stamp = stampIn(outDir);
    this.#last = stamp === undefined ? undefined : { ...last, stamp };
  }
}

function stampIn(outDir: string): string | undefined {
  const file = path.join(outDir, STATE_FILE);
  return statSync(file, { throwIfNoEntry: false }) && stampOf(file);
}

export interface PlannedDocument extends Document {
  unpublished: Unpublished | undefined;
  /** The hashes of the document's pictures and the names of its files, in the order of the metadata. */
  media: string[];
  /** The keys of unpublished targets, such as `issues/MoraVidal`, whose references are hidden until publication. */
  hidden: string[];
  /** Whether the document is the same as in the last output. */
  isSame: boolean;
}

export interface PlanOptions {
  config: ContentConfig;
  /** The paths of the files in the current output. */
  currentFiles: ReadonlySet<string>;
  state: State;
  files: ContentFiles;
  images: Images;
  /** Whether unpublished documents are included. */
  preview: boolean;
  now: Moment;
}

/**
 * Plans the documents of the output, sorted by type and name. Unpublished documents are left out, except in a preview.
 */
export function planOutput(documents: readonly Document[], options: PlanOptions): PlannedDocument[] {
  const isPublic = ({ metadata }: Document) => options.preview || !unpublishedOf(metadata, options.now);
  const shownKeys = new Set(documents.filter(isPublic).map(keyOf));
  return documents
    .filter(isPublic)
    .map((document) => {
      const unpublished = unpublishedOf(document.metadata, options.now);
      const hidden = hiddenIn(document, shownKeys);
      const planned = { ...document, unpublished, media: mediaOf(document, options), hidden };
      return { ...planned, isSame: isUnchanged(planned, options) };
    })
    .toSorted(byName);
}

const hiddenIn = ({ metadata }: Document, shownKeys: ReadonlySet<string>) =>
  metadata.references
    .filter(({ mayBeUnpublished }) => mayBeUnpublished)
    .map(({ type, slug }) => referenceKey(type, slug))
    .filter((key) => !shownKeys.has(key));

const byName = (a: Document, b: Document) => (keyOf(a) < keyOf(b) ? -1 : 1);
const keyOf = ({ source: { collection, slug } }: Document) => referenceKey(collection, slug);

function mediaOf({ source, metadata }: Document, { files, images }: PlanOptions): string[] {
  const pictures = metadata.pictures.map(({ src }) => images.find(files.find(source, src))?.hash ?? "");
  return [...pictures, ...metadata.files.map(({ src }) => publishedName(files.find(source, src)))];
}

function isUnchanged(document: Omit<PlannedDocument, "isSame">, { config, currentFiles, state }: PlanOptions): boolean {
  const { source, unpublished, media, hidden } = document;
  const cached = cachedDocumentOf(state, source);
  return (
    cached !== undefined &&
    hasFiles(source.collection, collectionOf(config, source.collection), currentFiles) &&
    unpublished === cached.unpublished &&
    media.join() === cached.media.join() &&
    hidden.join() === (cached.hidden ?? []).join()
  );
}
