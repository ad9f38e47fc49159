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
import type { TypeChange } from "../../../shared/compiled/type-change.ts";
import type { Change, Collection, ContentConfig } from "../document/collection.ts";
import { once } from "../../../shared/once.ts";
import type { Derived } from "../pictures/derive-images.ts";
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
  hasList,
  isWritten,
  listPath,
  STORE_DECLARATION,
  typeDeclaration,
  typeModule,
  wholeText,
} from "./modules.ts";
import { type LastOutput, type Remembered, type State, writeState, type PlannedDocument } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions {
  config: ContentConfig;
  outDir: string;
  /** The paths of the files in the current output. */
  current: ReadonlySet<string>;
  last: LastOutput;
  assets: Assets;
  /** Returns the findings of this build across all documents. The function is called last. */
  found: () => CachedFindings;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
  /** Called for each changed type before anything is written. */
  onChange?: ((change: TypeChange) => void) | undefined;
  /** Called with the next output, so that the process can cache it. */
  onAssembled?: ((made: LastOutput) => void) | undefined;
}

export function* assemble(documents: readonly PlannedDocument[], options: AssembleOptions): Output {
  const { config, current, last, onChange } = options;
  const changes = once(() => changesSince(last.state, documents));
  const changed = changedTypes(last.state, documents);
  const lines = new Map(last.lines);
  for (const [name, collection] of sorted(config.collections).toSorted(writtenFirst)) {
    const isThere = last.state.documents.size > 0 && isWritten(name, collection, current);
    const isSame = isThere && !changed.has(name) && (!collection.derivation || changes()?.length === 0);
    if (!isSame) {
      const before = isThere ? (last.lines.get(name) ?? readLines(options.outDir, name, collection)) : NOTHING;
      const own = documents.filter(({ source }) => source.collection === name);
      const entries = serializeType(documents, own, { collection, assets: options.assets, last: before, changes });
      const change = hasList(collection) && changeOf(name, entries, before);
      if (change) onChange?.(change);
      lines.set(name, new Map(entries.map(({ slug, summary, detail }) => [slug, { summary, detail }])));
    }
    yield* filesOf(name, collection, isSame ? undefined : lines.get(name));
    yield [typesPath(name), typeDeclaration(name, collection, config.declared[name])];
  }
  yield [STORE, FILE_STORE];
  yield [typesPath(typeOf(STORE)), STORE_DECLARATION];
  yield [MEDIA_LIST, JSON.stringify(mediaOf(documents, options.derived))];
  const state = {
    ...last.state,
    images: Object.fromEntries(sorted(options.images.known)),
    documents: new Map(documents.map((document) => [document.source.file, remember(document)])),
    found: options.found(),
  };
  options.onAssembled?.({ state, lines });
  yield [STATE_FILE, writeState(state)];
}

const NOTHING: Lines = new Map();

type Type = [name: string, collection: Collection];

/** Sorts derived types last, because deriving documents takes longer. */
const writtenFirst = ([, a]: Type, [, b]: Type) => Number(Boolean(a.derivation)) - Number(Boolean(b.derivation));

/** Returns the types in which a file was changed, added or removed. */
function changedTypes(last: State, documents: readonly PlannedDocument[]): ReadonlySet<string> {
  const files = new Set(documents.map(({ source }) => source.file));
  const gone = [...last.documents.keys()].filter((file) => !files.has(file));
  const changed = documents.filter(({ isSame }) => !isSame);
  return new Set([
    ...gone.map((file) => file.split(/[./]/, 1).join()),
    ...changed.map(({ source }) => source.collection),
  ]);
}

/** Returns the documents whose metadata changed; `undefined` if documents were added or removed. */
function changesSince(last: State, documents: readonly PlannedDocument[]): Change[] | undefined {
  if (documents.length !== last.documents.size) return undefined;
  const changes: Change[] = [];
  for (const after of documents) {
    const known = last.documents.get(after.source.file);
    if (!known) return undefined;
    if (metadataHash(after) !== known.metadataHash)
      changes.push({ before: { ...after, metadata: known.metadata }, after });
  }
  return changes;
}

/** Returns the new, changed and removed documents of a type; `undefined` if nothing changed. */
function changeOf(type: string, entries: readonly SerializedDocument[], last: Lines): TypeChange | undefined {
  const put = entries.filter(({ isSame }) => !isSame);
  const there = new Set(entries.map(({ slug }) => slug));
  const gone = [...last.keys()].filter((slug) => !there.has(slug));
  if (put.length + gone.length === 0) return undefined;
  return { type, gone, put: put.map(({ summary, detail }) => ({ summary, document: wholeText(summary, detail) })) };
}

/** Lists the files of a type. `lines` is `undefined` if the files did not change. */
function* filesOf(name: string, collection: Collection, lines: Lines | undefined): Output {
  const { singleton, optional } = collection;
  if (!singleton || optional || !lines || lines.size > 0)
    yield [listPath(name, collection), lines && listText(lines, collection)];
  if (!singleton) yield [modulePath(name), typeModule(name)];
  if (hasDetails(collection)) yield [detailsFile(name), lines && detailsText(lines)];
}

function remember(document: PlannedDocument): Remembered {
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

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the names of the published pictures and files of the visible documents. */
function mediaOf(documents: readonly PlannedDocument[], derived: AssembleOptions["derived"]): string[] {
  const names = documents.flatMap(({ metadata, media }) => [
    ...metadata.pictures.flatMap((_, index) => derived.get(media[index] ?? "")?.files ?? []),
    ...media.slice(metadata.pictures.length),
  ]);
  return [...new Set(names)].toSorted();
}
