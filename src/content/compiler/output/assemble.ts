/**
 * Planned documents → the next output: the modules that must be made, those that stay as they are,
 * and the state for the build after.
 */
import type { ContentConfig } from "../document/collection.ts";
import {
  documentPath,
  documentsPath,
  INDEX,
  MEDIA_LIST,
  STATE_FILE,
  typesPath,
} from "../../../shared/compiled/layout.ts";
import { entriesOf, type EntryOptions } from "./entries.ts";
import { type Found, saidBy } from "./found.ts";
import { declarations, hasModules, indexDeclaration, indexModule, listModule, listPath, mapModule } from "./modules.ts";
import type { Derived } from "../pictures/derive.ts";
import type { Images } from "../pictures/images.ts";
import type { PlannedDocument } from "./plan.ts";
import { type Remembered, type State, writeState } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions extends Pick<EntryOptions, "assets" | "current" | "outDir" | "state"> {
  config: ContentConfig;
  /** What this build found across all documents. */
  found: Found;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
}

export function* assemble(documents: readonly PlannedDocument[], options: AssembleOptions): Output {
  const { config, state, found, derived } = options;
  const files = new Map(documents.map((document) => [document.source.file, document]));
  const remembered = new Map<string, Remembered>();
  const made: State["made"] = {};
  for (const [name, collection] of sorted(config.collections)) {
    const lines: string[] = [];
    const slugs: string[] = [];
    for (const { slug, file = "", line, module } of entriesOf(documents, { name, collection, made, ...options })) {
      if (hasModules(collection)) yield [documentPath(name, slug), module];
      const document = files.get(file);
      if (document) remembered.set(file, remember(document, lines.length));
      lines.push(line);
      slugs.push(slug);
    }
    if (!collection.singleton || lines.length > 0) yield [listPath(name, collection), listModule(lines, collection)];
    if (hasModules(collection)) yield [documentsPath(name), mapModule(slugs)];
    yield [typesPath(name), declarations(name, collection, config.types)];
  }
  const paged = sorted(config.collections).flatMap(([name, collection]) => (hasModules(collection) ? [name] : []));
  yield [INDEX, indexModule(paged)];
  yield [typesPath("index"), indexDeclaration(paged)];
  const images = Object.fromEntries(sorted(options.images.known));
  yield [MEDIA_LIST, JSON.stringify(mediaOf(documents, derived))];
  yield [STATE_FILE, writeState({ ...state, images, documents: remembered, made, found })];
}

function remember(document: PlannedDocument, line: number): Remembered {
  const { source, metadata, media, unpublished } = document;
  return { hash: source.hash, metadata, said: saidBy(document), media, line, ...(unpublished && { unpublished }) };
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
