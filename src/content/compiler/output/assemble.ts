/** Assembles the next output from planned documents: new files, unchanged files, and the state for the next build. */
import {
  detailsFile,
  MEDIA_LIST,
  modulePath,
  STATE_FILE,
  STORE,
  typeOf,
  typesPath,
} from "../../../shared/compiled/layout.ts";
import type { TypeChange } from "../../../shared/compiled/content-updates.ts";
import type { Change, Collection, ContentConfig } from "../document/collection.ts";
import { once } from "../../../shared/once.ts";
import type { DerivedImage } from "../pictures/derive-images.ts";
import type { Images } from "../pictures/images.ts";
import { serializeType, type SerializedDocument, type Assets } from "./resolve.ts";
import { type CachedFindings, metadataHash } from "./cached-findings.ts";
import {
  detailsText,
  type Lines,
  listText,
  readLines,
  FILE_STORE,
  hasDetails,
  hasFiles,
  listPath,
  STORE_DECLARATION,
  typeDeclaration,
  typeModule,
  joinJson,
} from "./modules.ts";
import { type LastOutput, type CachedDocument, type State, serializeState, type PlannedDocument } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions {
  config: ContentConfig;
  outDir: string;
  /** The paths of the files in the current output. */
  currentFiles: ReadonlySet<string>;
  last: LastOutput;
  assets: Assets;
  /** Returns the findings of this build across all documents. Called last, because it is slow. */
  getFindings: () => CachedFindings;
  images: Images;
  derivedImages: ReadonlyMap<string, DerivedImage>;
  /** Called for each changed type before anything is written. */
  onChange?: ((change: TypeChange) => void) | undefined;
  /** Called with the next output, so that the process can cache it. */
  onAssembled?: ((output: LastOutput) => void) | undefined;
}

export function* assemble(documents: readonly PlannedDocument[], options: AssembleOptions): Output {
  const { config, currentFiles, last, onChange } = options;
  const changes = once(() => changesSince(last.state, documents));
  const changed = changedTypes(last.state, documents);
  const lines = new Map(last.lines);
  for (const [name, collection] of sortedEntries(config.collections).toSorted(derivedLast)) {
    const isInOutput = last.state.documents.size > 0 && hasFiles(name, collection, currentFiles);
    const isSame = isInOutput && !changed.has(name) && (!collection.derivation || changes()?.length === 0);
    if (!isSame) {
      const previous = isInOutput ? (last.lines.get(name) ?? readLines(options.outDir, name, collection)) : NO_LINES;
      const ownDocuments = documents.filter(({ source }) => source.collection === name);
      const entries = serializeType(documents, ownDocuments, {
        collection,
        assets: options.assets,
        last: previous,
        changes,
      });
      const change = !collection.singleton && changeOf(name, entries, previous);
      if (change) onChange?.(change);
      lines.set(name, new Map(entries.map(({ slug, summary, detail }) => [slug, { summary, detail }])));
    }
    yield* filesOf(name, collection, isSame ? undefined : lines.get(name));
    yield [typesPath(name), typeDeclaration(name, collection, config.declared[name])];
  }
  yield [STORE, FILE_STORE];
  yield [typesPath(typeOf(STORE)), STORE_DECLARATION];
  yield [MEDIA_LIST, JSON.stringify(mediaOf(documents, options.derivedImages))];
  const state = {
    ...last.state,
    images: Object.fromEntries(sortedEntries(options.images.cache)),
    documents: new Map(documents.map((document) => [document.source.file, toCachedDocument(document)])),
    findings: options.getFindings(),
  };
  options.onAssembled?.({ state, lines });
  yield [STATE_FILE, serializeState(state)];
}

const NO_LINES: Lines = new Map();

type Type = [name: string, collection: Collection];

/** Compares types for sorting: derived types come last, because deriving documents takes longer. */
const derivedLast = ([, a]: Type, [, b]: Type) => Number(Boolean(a.derivation)) - Number(Boolean(b.derivation));

/** Returns the types in which a file was changed, added or removed. */
function changedTypes(last: State, documents: readonly PlannedDocument[]): ReadonlySet<string> {
  const files = new Set(documents.map(({ source }) => source.file));
  const removed = [...last.documents.keys()].filter((file) => !files.has(file));
  const changed = documents.filter(({ isSame }) => !isSame);
  return new Set([
    ...removed.map((file) => file.split(/[./]/, 1).join()),
    ...changed.map(({ source }) => source.collection),
  ]);
}

/** Returns the documents whose metadata changed; `undefined` if documents were added or removed. */
function changesSince(last: State, documents: readonly PlannedDocument[]): Change[] | undefined {
  if (documents.length !== last.documents.size) return undefined;
  const changes: Change[] = [];
  for (const after of documents) {
    const cached = last.documents.get(after.source.file);
    if (!cached) return undefined;
    if (metadataHash(after) !== cached.metadataHash)
      changes.push({ before: { ...after, metadata: cached.metadata }, after });
  }
  return changes;
}

/** Returns the new, changed and removed documents of a type; `undefined` if nothing changed. */
function changeOf(type: string, entries: readonly SerializedDocument[], last: Lines): TypeChange | undefined {
  const changed = entries.filter(({ isSame }) => !isSame);
  const slugs = new Set(entries.map(({ slug }) => slug));
  const removed = [...last.keys()].filter((slug) => !slugs.has(slug));
  if (changed.length + removed.length === 0) return undefined;
  return {
    type,
    gone: removed,
    put: changed.map(({ summary, detail }) => ({ summary, document: joinJson(summary, detail) })),
  };
}

/** Lists the files of a type. `lines` is `undefined` if the files did not change. */
function* filesOf(name: string, collection: Collection, lines: Lines | undefined): Output {
  const { singleton, optional } = collection;
  if (!singleton || optional || !lines || lines.size > 0)
    yield [listPath(name, collection), lines && listText(lines, collection)];
  if (!singleton) yield [modulePath(name), typeModule(name)];
  if (hasDetails(collection)) yield [detailsFile(name), lines && detailsText(lines)];
}

function toCachedDocument(document: PlannedDocument): CachedDocument {
  const { source, metadata, media, unpublished, hidden } = document;
  return {
    hash: source.hash,
    metadata,
    metadataHash: metadataHash(document),
    media,
    ...(unpublished && { unpublished }),
    ...(hidden.length > 0 && { hidden }),
  };
}

function sortedEntries<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the names of the published pictures and files of the visible documents. */
function mediaOf(documents: readonly PlannedDocument[], derivedImages: AssembleOptions["derivedImages"]): string[] {
  const names = documents.flatMap(({ metadata, media }) => [
    ...metadata.pictures.flatMap((_, index) => derivedImages.get(media[index] ?? "")?.files ?? []),
    ...media.slice(metadata.pictures.length),
  ]);
  return [...new Set(names)].toSorted();
}
