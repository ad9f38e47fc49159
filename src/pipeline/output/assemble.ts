/**
 * Planned documents → the next output: the modules that must be made, those that stay as they are,
 * and the state for the build after.
 */
import { collectionOf, type ContentConfig } from "../document/collection.ts";
import { documentModule } from "../../compiled/document-module.ts";
import { documentPath, documentsPath, INDEX, MEDIA_LIST, STATE_FILE, typesPath } from "../../compiled/layout.ts";
import {
  declarations,
  hasModules,
  identified,
  indexDeclaration,
  indexModule,
  listModule,
  listPath,
  mapModule,
  summaryLine,
} from "./modules.ts";
import type { Derived } from "../pictures/derive.ts";
import type { Images } from "../pictures/images.ts";
import type { PlannedDocument } from "./plan.ts";
import { type Assets, resolveDocument } from "./resolve.ts";
import type { Remembered, State } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions {
  config: ContentConfig;
  state: State;
  assets: Assets;
  images: Images;
  derived: ReadonlyMap<string, Derived>;
}

export function assemble(documents: readonly PlannedDocument[], options: AssembleOptions): Output {
  const kept = documents.filter(
    ({ line, source }) => line !== undefined && hasModules(collectionOf(options.config, source.collection)),
  );
  return {
    texts: textsOf(documents, options),
    kept: kept.map(({ source: { collection, slug } }) => documentPath(collection, slug)),
  };
}

function* textsOf(documents: readonly PlannedDocument[], options: AssembleOptions): Output["texts"] {
  const { config, state, assets, derived } = options;
  const remembered: State["documents"] = {};
  for (const [name, collection] of sorted(config.collections)) {
    const own = documents.filter(({ source }) => source.collection === name);
    const lines: string[] = [];
    for (const document of own) {
      const resolved = document.line === undefined ? resolveDocument(document, assets) : undefined;
      if (resolved && hasModules(collection))
        yield [documentPath(name, document.source.slug), documentModule(identified(resolved))];
      remembered[document.source.file] = remember(document, lines.length);
      lines.push(resolved ? summaryLine(resolved, collection) : (document.line ?? ""));
    }
    if (!collection.singleton || lines.length > 0) yield [listPath(name, collection), listModule(lines, collection)];
    if (hasModules(collection)) yield [documentsPath(name), mapModule(own.map(({ source }) => source.slug))];
    yield [typesPath(name), declarations(name, collection, config.types)];
  }
  const paged = sorted(config.collections).flatMap(([name, collection]) => (hasModules(collection) ? [name] : []));
  yield [INDEX, indexModule(paged)];
  yield [typesPath("index"), indexDeclaration(paged)];
  const images = Object.fromEntries(sorted(options.images.known));
  yield [MEDIA_LIST, JSON.stringify(mediaOf(documents, derived))];
  yield [STATE_FILE, JSON.stringify({ ...state, images, documents: remembered } satisfies State)];
}

function remember({ source: { hash }, metadata, media, unpublished }: PlannedDocument, line: number): Remembered {
  return { hash, metadata, media, line, ...(unpublished && { unpublished }) };
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
