/** Planned documents → the next output: the files that must be made, those that stay, and the state for the build after. */
import {
  documentsFile,
  MEDIA_LIST,
  modulePath,
  STATE_FILE,
  STORE,
  typeOf,
  typesPath,
} from "../../../shared/compiled/layout.ts";
import type { Collection, ContentConfig } from "../document/collection.ts";
import type { Derived } from "../pictures/derive.ts";
import type { Images } from "../pictures/images.ts";
import { entriesOf, type Entry } from "./entries.ts";
import { type Found, saidBy } from "./found.ts";
import { lastLines } from "./last-lines.ts";
import {
  FILE_STORE,
  hasDocuments,
  hasList,
  listPath,
  listText,
  storeDeclaration,
  typeDeclaration,
  typeModule,
} from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";
import type { Assets } from "./resolve.ts";
import { type Remembered, type State, writeState } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions {
  config: ContentConfig;
  outDir: string;
  /** Of the last build. */
  state: State;
  assets: Assets;
  /** What this build found across all documents: asked last. */
  found: () => Found;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
}

export function* assemble(documents: readonly PlannedDocument[], options: AssembleOptions): Output {
  const { config, outDir, assets, state, found, derived } = options;
  const files = new Map(documents.map((document) => [document.source.file, document]));
  const remembered = new Map<string, Remembered>();
  for (const [name, collection] of sorted(config.collections)) {
    const last = lastLines(outDir, name, collection);
    const entries = entriesOf(documents, { name, collection, assets, last });
    for (const [place, { file = "" }] of entries.entries()) {
      const document = files.get(file);
      if (document) remembered.set(file, remember(document, place));
    }
    const isSame = entries.length > 0 && isAsBefore(entries, last.list);
    yield* filesOf(name, collection, entries, isSame);
    yield [typesPath(name), typeDeclaration(name, collection, config.types)];
  }
  const namesOf = (has: (collection: Collection) => boolean) =>
    sorted(config.collections).flatMap(([name, collection]) => (has(collection) ? [name] : []));
  yield [STORE, FILE_STORE];
  yield [typesPath(typeOf(STORE)), storeDeclaration(namesOf(hasList), namesOf(hasDocuments), config.types)];
  const images = Object.fromEntries(sorted(options.images.known));
  yield [MEDIA_LIST, JSON.stringify(mediaOf(documents, derived))];
  yield [STATE_FILE, writeState({ ...state, images, documents: remembered, found: found() })];
}

/** The list is read for that only if each document is where it was. */
const isAsBefore = (entries: readonly Entry[], list: () => readonly string[]) =>
  entries.every(({ place }, index) => place === index) && list().length === entries.length;

/** `isSame`: they say what they said. */
function* filesOf(name: string, collection: Collection, entries: readonly Entry[], isSame: boolean): Output {
  const { singleton, optional } = collection;
  const list = () => {
    const lines = entries.map(({ line }) => line());
    return listText(lines, collection);
  };
  const documents = () => entries.map(({ document }) => `${document()}\n`).join("");
  if (!singleton || optional || entries.length > 0) yield [listPath(name, collection), isSame ? undefined : list()];
  if (!singleton) yield [modulePath(name), typeModule(name)];
  if (hasDocuments(collection)) yield [documentsFile(name), isSame ? undefined : documents()];
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
