/** The documents of a type in the next output, by slug. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { addressFor } from "../../../shared/compiled/address.ts";
import { documentModule, parseDocumentModule } from "../../../shared/compiled/document-module.ts";
import { documentPath } from "../../../shared/compiled/layout.ts";
import type { Collection } from "../document/collection.ts";
import type { Derivation, DerivedDocument } from "../document/derivation.ts";
import { identified, type ResolvedDocument, summaryLine } from "./modules.ts";
import type { PlannedDocument } from "./plan.ts";
import { type Assets, resolveDocument } from "./resolve.ts";
import type { State } from "./state.ts";

export interface Entry {
  slug: string;
  /** Path of its file from the content folder; documents that are made of what others say may have none. */
  file: string | undefined;
  /** Of the summaries. */
  line: string;
  /** The text of its module; `undefined` where it is the same as in the current output. */
  module: string | undefined;
}

export interface EntryOptions {
  name: string;
  collection: Collection;
  assets: Assets;
  outDir: string;
  /** Paths of the files of the current output. */
  current: ReadonlySet<string>;
  /** Of the last build. */
  state: State;
  /** Filled in: fingerprints of modules by their paths. */
  made: State["made"];
}

export function entriesOf(documents: readonly PlannedDocument[], options: EntryOptions): Iterable<Entry> {
  const own = documents.filter(({ source }) => source.collection === options.name);
  const { derivation } = options.collection;
  return derivation ? madeEntries(derivation, documents, own, options) : ownEntries(own, options);
}

function* ownEntries(own: readonly PlannedDocument[], { collection, assets }: EntryOptions): Iterable<Entry> {
  for (const document of own) {
    const { slug, file } = document.source;
    const resolved = document.line === undefined ? resolveDocument(document, assets) : undefined;
    const line = resolved ? summaryLine(resolved, collection) : (document.line ?? "");
    yield { slug, file, line, module: resolved && documentModule(identified(resolved)) };
  }
}

function* madeEntries(
  derivation: Derivation,
  documents: readonly PlannedDocument[],
  own: readonly PlannedDocument[],
  options: EntryOptions,
): Iterable<Entry> {
  const files = new Map(own.map((document) => [document.source.file, document]));
  for (const { slug, data, file } of derivation.derive(documents)) {
    const document = file === undefined ? undefined : files.get(file);
    const said = document ? saidBy(document, options) : {};
    const declared = derivation.declared.flatMap((field) => (field in said ? [[field, said[field]] as const] : []));
    const whole = resolvedOf({ slug, data: { ...data, ...Object.fromEntries(declared) } }, options.collection);
    yield { slug, file, line: summaryLine(whole, options.collection), module: changedModule(whole, options) };
  }
}

const resolvedOf = ({ slug, data }: Pick<DerivedDocument, "slug" | "data">, { address }: Collection) =>
  ({ slug, address: address ? addressFor(address, slug) : "", data }) satisfies ResolvedDocument;

/** What a file says; where it did not change, as it was written last. */
function saidBy(document: PlannedDocument, { name, assets, outDir }: EntryOptions): Record<string, unknown> {
  if (document.line === undefined) return resolveDocument(document, assets).data;
  const module = readFileSync(path.join(outDir, documentPath(name, document.source.slug)), "utf8");
  return parseDocumentModule(module) as Record<string, unknown>;
}

/** Its text when it is not the one of the last build, which is known by its fingerprint. */
function changedModule(document: ResolvedDocument, { name, current, state, made }: EntryOptions): string | undefined {
  const file = documentPath(name, document.slug);
  const module = documentModule(identified(document));
  const fingerprint = hash("sha256", module).slice(0, 12);
  made[file] = fingerprint;
  return state.made[file] === fingerprint && current.has(file) ? undefined : module;
}
