/**
 * Resolved documents → the text of the generated modules. Pure and sorted: the same content gives
 * the same bytes, whatever the order in which it was read.
 *
 * Each type has a module of summaries, which lists import, and a map of documents, each of which
 * is a module of its own, so that a page that shows names does not download bodies.
 */
import { type Collection, type CollectionName, collections } from "../schema/collections.ts";

/** A document whose pictures, texts and references have become what pages show. */
export interface ResolvedDocument {
  collection: CollectionName;
  slug: string;
  address: string;
  data: Record<string, unknown>;
}

/** Path in the output folder → text. */
export type GeneratedFiles = Map<string, string>;

/** `types` is the import path from a module at the top of the output to `schema/collections.ts`. */
export function generate(documents: readonly ResolvedDocument[], types: string): GeneratedFiles {
  const names = (Object.keys(collections) as CollectionName[]).toSorted();
  return new Map(
    names.flatMap((name) => {
      const own = documents.filter(({ collection }) => collection === name).toSorted(bySlug);
      return name === "site" ? siteModule(own, types) : collectionModules(name, own, types);
    }),
  );
}

const bySlug = (a: ResolvedDocument, b: ResolvedDocument) => (a.slug < b.slug ? -1 : 1);

const identified = ({ slug, address, data }: ResolvedDocument) => ({ slug, address, ...data });

const literal = (value: unknown) => JSON.stringify(value, undefined, 2);

function siteModule(documents: readonly ResolvedDocument[], types: string): [string, string][] {
  return documents.map((document) => [
    "site.ts",
    `import type { DocumentOf } from "${types}";\n\nexport const site: DocumentOf<"site"> = ${literal(identified(document))};\n`,
  ]);
}

function collectionModules(
  name: CollectionName,
  documents: readonly ResolvedDocument[],
  types: string,
): [string, string][] {
  const summaries: [string, string] = [`${name}/summaries.ts`, summariesModule(name, documents, types)];
  const { detail }: Collection = collections[name];
  if (detail.length === 0) return [summaries];
  const modules = documents.map((document): [string, string] => [
    `${name}/documents/${document.slug}.ts`,
    documentModule(name, document, types),
  ]);
  return [summaries, [`${name}/documents.ts`, mapModule(name, documents, types)], ...modules];
}

function summariesModule(name: CollectionName, documents: readonly ResolvedDocument[], types: string): string {
  const summaries = documents.map((document) => summaryOf(name, document));
  return `import type { SummaryOf } from "../${types}";\n\nexport const summaries: readonly SummaryOf<"${name}">[] = ${literal(summaries)};\n`;
}

function summaryOf(name: CollectionName, document: ResolvedDocument): Record<string, unknown> {
  const { detail }: Collection = collections[name];
  return Object.fromEntries(Object.entries(identified(document)).filter(([field]) => !detail.includes(field)));
}

function documentModule(name: CollectionName, document: ResolvedDocument, types: string): string {
  return `import type { DocumentOf } from "../../${types}";\n\nexport const document: DocumentOf<"${name}"> = ${literal(identified(document))};\n`;
}

function mapModule(name: CollectionName, documents: readonly ResolvedDocument[], types: string): string {
  const entries = documents.map(({ slug }) => `  ${literal(slug)}: () => import("./documents/${slug}.ts"),`);
  return [
    `import type { DocumentOf } from "../${types}";`,
    "",
    `export const documents: Readonly<Record<string, () => Promise<{ document: DocumentOf<"${name}"> }>>> = {`,
    ...entries,
    "};",
    "",
  ].join("\n");
}
