/**
 * Checked documents → the next output: the modules that must be made, those that stay as they are,
 * and the state for the build after.
 */
import path from "node:path";
import { type CollectionName, collections } from "../schema/collections.ts";
import {
  documentModule,
  documentPath,
  hasModules,
  mapModule,
  type ResolvedDocument,
  summariesModule,
  summariesPath,
  summaryLine,
} from "./generate.ts";
import { type Item, type ItemOptions, itemsOf } from "./items.ts";
import { resolveFile } from "./media.ts";
import { readDocuments } from "./read.ts";
import type { Entry } from "./references.ts";
import { type Materials, resolveDocument } from "./resolve.ts";
import { ROOT } from "./root.ts";
import { type State, STATE_FILE } from "./state.ts";
import { hasTexts } from "./texts.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions extends Omit<ItemOptions, "contentDir" | "images"> {
  state: State;
  materials: Materials;
}

/** Documents that had to be made, by their content file. */
type Made = ReadonlyMap<string, ResolvedDocument>;

export async function assemble(entries: readonly Entry[], options: AssembleOptions): Promise<Output> {
  const items = itemsOf(entries, { ...options, ...options.materials });
  const made = await makeDocuments(items, options.materials);
  const types = importPath(options.outDir);
  const texts = new Map<string, string>();
  const documents: State["documents"] = {};
  for (const name of (Object.keys(collections) as CollectionName[]).toSorted()) {
    const own = items.filter(({ source }) => source.collection === name);
    const lines = own.map(({ line, source }) => line ?? summaryLine(find(made, source.file)));
    texts.set(summariesPath(name), summariesModule(name, lines, types));
    for (const [line, item] of own.entries()) documents[item.source.file] = remember(item, line);
    if (hasModules(name)) addModules(texts, name, own, made, types);
  }
  texts.set(
    STATE_FILE,
    JSON.stringify({ ...options.state, images: sorted(options.materials.images.known), documents }),
  );
  const kept = items.filter(({ line, source }) => line !== undefined && hasModules(source.collection));
  return {
    texts,
    kept: kept.map(({ source: { collection, slug } }) => documentPath(collection, slug)),
    copies: copiesOf(items, options.materials),
  };
}

/** Also of a remembered document whose pictures changed: it is read after all. */
async function makeDocuments(items: readonly Item[], materials: Materials): Promise<Made> {
  const changed = items.filter(({ line }) => line === undefined);
  const unread = changed.filter(({ document }) => !document).map(({ source }) => source);
  const read = await readDocuments(unread);
  const texts = new Map([...materials.texts, ...read.texts]);
  const reread = new Map(read.entries.map(({ source, document }) => [source.file, document]));
  const pairs = changed.flatMap(({ source, document = reread.get(source.file), unpublished }) =>
    document ? [{ document, unpublished }] : [],
  );
  const markdown = pairs.some(({ document }) => hasTexts(document)) ? await import("./markdown.ts") : undefined;
  return new Map(
    pairs.map(({ document, unpublished }) => [
      document.source.file,
      resolveDocument(document, unpublished, { ...materials, texts }, markdown),
    ]),
  );
}

function find(made: Made, file: string): ResolvedDocument {
  const document = made.get(file);
  if (!document) throw new Error(`${file} changed while the content was being built`);
  return document;
}

function addModules(
  texts: Map<string, string>,
  name: CollectionName,
  items: readonly Item[],
  made: Made,
  types: string,
): void {
  for (const { source, line } of items)
    if (line === undefined) texts.set(documentPath(name, source.slug), documentModule(find(made, source.file), types));
  const slugs = items.map(({ source }) => source.slug);
  texts.set(`${name}/documents.ts`, mapModule(name, slugs, types));
}

function remember({ source: { hash }, facts, materials, unpublished }: Item, line: number): State["documents"][string] {
  return { hash, facts, materials, line, ...(unpublished && { unpublished }) };
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pictures and files of the documents that are shown, by their path in the output. */
function copiesOf(items: readonly Item[], { contentDir, images, derived }: Materials): Map<string, string> {
  const copies = new Map<string, string>();
  for (const { source, facts, materials } of items) {
    for (const { src } of facts.pictures) {
      const image = images.find(resolveFile(contentDir, source, src) ?? "");
      for (const [name, file] of derived.get(image?.hash ?? "")?.files ?? []) copies.set(`media/${name}`, file);
    }
    for (const [index, { src }] of facts.files.entries())
      copies.set(`media/${materials[facts.pictures.length + index]}`, resolveFile(contentDir, source, src) ?? "");
  }
  return copies;
}

function importPath(outDir: string): string {
  const relative = path.relative(outDir, path.join(ROOT, "src/schema/collections.ts")).split(path.sep).join("/");
  return relative.startsWith(".") ? relative : `./${relative}`;
}
