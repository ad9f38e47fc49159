/** Planned documents → the next output: the files that must be made, those that stay, and the state for the build after. */
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
import type { Change } from "../document/derivation.ts";
import type { Collection, ContentConfig } from "../document/collection.ts";
import { once } from "../document/once.ts";
import type { Derived } from "../pictures/derive.ts";
import type { Images } from "../pictures/images.ts";
import { changeOf } from "./changes.ts";
import { entriesOf, type Entry } from "./entries.ts";
import { type Found, saidBy } from "./found.ts";
import { framedDetails, framedList } from "./frames.ts";
import { type LastLines, lastLines, NO_LINES } from "./last-lines.ts";
import type { Last } from "./memory.ts";
import {
  FILE_STORE,
  hasDetails,
  hasList,
  isWritten,
  listPath,
  storeDeclaration,
  typeDeclaration,
  typeModule,
} from "./modules.ts";
import { nextLines } from "./next-lines.ts";
import type { PlannedDocument } from "./plan.ts";
import type { Assets } from "./resolve.ts";
import { type Remembered, type State, writeState } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions {
  config: ContentConfig;
  outDir: string;
  /** Paths of the files of the current output. */
  current: ReadonlySet<string>;
  last: Last;
  assets: Assets;
  /** What this build found across all documents: asked last. */
  found: () => Found;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
  /** Hears of each type that changed before anything is written. */
  onChange?: ((change: TypeChange) => void) | undefined;
  /** Gets what will be the last output, where the process builds again. */
  onMade?: ((made: Last) => void) | undefined;
}

export function* assemble(documents: readonly PlannedDocument[], options: AssembleOptions): Output {
  const { config, found, derived, onMade } = options;
  const files = new Map(documents.map((document) => [document.source.file, document]));
  const remembered = new Map<string, Remembered>();
  const lines = new Map<string, LastLines>();
  const changes = once(() => changesSince(options.last.state, documents));
  for (const [name, collection] of sorted(config.collections).toSorted(writtenFirst)) {
    const last = linesBefore(name, collection, options);
    const entries = entriesOf(documents, { name, collection, assets: options.assets, last, changes });
    const change = hasList(collection) && changeOf(name, entries, last);
    if (change) options.onChange?.(change);
    for (const [place, { file = "" }] of entries.entries()) {
      const document = files.get(file);
      if (document) remembered.set(file, remember(document, place));
    }
    const isSame = entries.length > 0 && isAsBefore(entries, last.list);
    const said = isSame ? last : nextLines(entries, collection, last);
    if (onMade) lines.set(name, said);
    yield* filesOf(name, collection, said, isSame);
    yield [typesPath(name), typeDeclaration(name, collection, config.types)];
  }
  yield [STORE, FILE_STORE];
  yield [typesPath(typeOf(STORE)), storeDeclaration(config.types)];
  const images = Object.fromEntries(sorted(options.images.known));
  yield [MEDIA_LIST, JSON.stringify(mediaOf(documents, derived))];
  const state = { ...options.last.state, images, documents: remembered, found: found() };
  onMade?.({ state, lines });
  yield [STATE_FILE, writeState(state)];
}

type Type = [name: string, collection: Collection];

/** What is made of others comes after them, because it takes longer. */
const writtenFirst = ([, a]: Type, [, b]: Type) => Number(Boolean(a.derivation)) - Number(Boolean(b.derivation));

function linesBefore(name: string, collection: Collection, { current, last, outDir }: AssembleOptions): LastLines {
  if (!isWritten(name, collection, current)) return NO_LINES;
  return last.lines.get(name) ?? lastLines(outDir, name, collection);
}

/** `undefined` where documents came or went. */
function changesSince(last: State, documents: readonly PlannedDocument[]): Change[] | undefined {
  if (documents.length !== last.documents.size) return undefined;
  const changes: Change[] = [];
  for (const after of documents) {
    const known = last.documents.get(after.source.file);
    if (!known) return undefined;
    if (saidBy(after) !== known.said) changes.push({ before: { ...after, metadata: known.metadata }, after });
  }
  return changes;
}

/** The list is read for that only if each document is where it was. */
const isAsBefore = (entries: readonly Entry[], list: LastLines["list"]) =>
  entries.every(({ place }, index) => place === index) && list().length === entries.length;

/** `isSame`: they say what they said. */
function* filesOf(name: string, collection: Collection, { list, details }: LastLines, isSame: boolean): Output {
  const { singleton, optional } = collection;
  if (!singleton || optional || list().length > 0)
    yield [listPath(name, collection), isSame ? undefined : framedList(list().bytes, collection)];
  if (!singleton) yield [modulePath(name), typeModule(name)];
  if (hasDetails(collection))
    yield [detailsFile(name), isSame ? undefined : framedDetails(details().bytes, list().length)];
}

function remember(document: PlannedDocument, place: number): Remembered {
  const { source, metadata, media, unpublished } = document;
  return { hash: source.hash, metadata, said: saidBy(document), media, place, ...(unpublished && { unpublished }) };
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Names of the published pictures and files of the documents that are shown. */
function mediaOf(documents: readonly PlannedDocument[], derived: AssembleOptions["derived"]): string[] {
  const names = documents.flatMap(({ metadata, media }) => [
    ...metadata.pictures.flatMap((_, index) => derived.get(media[index] ?? "")?.files ?? []),
    ...media.slice(metadata.pictures.length),
  ]);
  return [...new Set(names)].toSorted();
}
