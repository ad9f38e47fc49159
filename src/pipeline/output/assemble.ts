/**
 * Checked documents → the next output: the modules that must be made, those that stay as they are,
 * and the state for the build after.
 */
import path from "node:path";
import { type CollectionName, collections } from "../../schema/collections.ts";
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
import { readDocuments } from "../read/read.ts";
import type { Entry } from "../check/references.ts";
import { type Materials, resolveDocument } from "./resolve.ts";
import { ROOT } from "../root.ts";
import { type State, STATE_FILE } from "./state.ts";
import type { Output } from "./write.ts";

export interface AssembleOptions extends Omit<ItemOptions, "files" | "images"> {
  state: State;
  materials: Materials;
}

/** Makes the document of an item for which there is no line of the last build. */
type Maker = (item: Item) => ResolvedDocument;

export async function assemble(entries: readonly Entry[], options: AssembleOptions): Promise<Output> {
  const items = itemsOf(entries, { ...options, ...options.materials });
  const make = await maker(items, options.materials);
  const kept = items.filter(({ line, source }) => line !== undefined && hasModules(source.collection));
  return {
    texts: textsOf(items, make, options),
    kept: kept.map(({ source: { collection, slug } }) => documentPath(collection, slug)),
    copies: copiesOf(items, options.materials),
  };
}

function* textsOf(items: readonly Item[], make: Maker, { outDir, state, materials }: AssembleOptions): Output["texts"] {
  const types = importPath(outDir);
  const documents: State["documents"] = {};
  for (const name of (Object.keys(collections) as CollectionName[]).toSorted()) {
    const own = items.filter(({ source }) => source.collection === name);
    const lines: string[] = [];
    for (const item of own) {
      const made = item.line === undefined ? make(item) : undefined;
      if (made && hasModules(name)) yield [documentPath(name, item.source.slug), documentModule(made, types)];
      documents[item.source.file] = remember(item, lines.push(made ? summaryLine(made) : (item.line ?? "")) - 1);
    }
    yield [summariesPath(name), summariesModule(name, lines, types)];
    const slugs = own.map(({ source }) => source.slug);
    if (hasModules(name)) yield [`${name}/documents.ts`, mapModule(name, slugs, types)];
  }
  yield [STATE_FILE, JSON.stringify({ ...state, images: sorted(materials.images.known), documents })];
}

/** A remembered document whose pictures changed is read after all. */
async function maker(items: readonly Item[], materials: Materials): Promise<Maker> {
  const unread = items.filter(({ line, document }) => line === undefined && !document);
  const read = await readDocuments(unread.map(({ source }) => source));
  const texts = new Map([...materials.texts, ...read.texts]);
  const reread = new Map(read.entries.map(({ source, document }) => [source.file, document]));
  const markdown = texts.size > 0 ? await import("../markdown/markdown.ts") : undefined;
  return ({ source, document = reread.get(source.file), unpublished }) => {
    if (!document) throw new Error(`${source.file} changed while the content was being built`);
    return resolveDocument(document, unpublished, { ...materials, texts }, markdown);
  };
}

function remember({ source: { hash }, facts, materials, unpublished }: Item, line: number): State["documents"][string] {
  return { hash, facts, materials, line, ...(unpublished && { unpublished }) };
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pictures and files of the documents that are shown, by their path in the output. */
function copiesOf(items: readonly Item[], { files, images, derived }: Materials): Map<string, string> {
  const copies = new Map<string, string>();
  for (const { source, facts, materials } of items) {
    for (const { src } of facts.pictures) {
      const image = images.find(files.resolve(source, src) ?? "");
      for (const [name, file] of derived.get(image?.hash ?? "")?.files ?? []) copies.set(`media/${name}`, file);
    }
    for (const [index, { src }] of facts.files.entries())
      copies.set(`media/${materials[facts.pictures.length + index]}`, files.resolve(source, src) ?? "");
  }
  return copies;
}

function importPath(outDir: string): string {
  const relative = path.relative(outDir, path.join(ROOT, "src/schema/collections.ts")).split(path.sep).join("/");
  return relative.startsWith(".") ? relative : `./${relative}`;
}
