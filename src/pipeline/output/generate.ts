/**
 * Resolved documents → the text of the generated modules. Pure and sorted: the same content gives
 * the same bytes, whatever the order in which it was read.
 *
 * Each type has a module of summaries, which lists import, and a map of documents, each of which
 * is a module of its own, so that a page that shows names does not download bodies.
 */
import { type Collection, type CollectionName, collections } from "../../schema/collections.ts";

/** A document whose pictures, texts and references have become what pages show. */
export interface ResolvedDocument {
  collection: CollectionName;
  slug: string;
  address: string;
  data: Record<string, unknown>;
}

export const documentPath = (name: CollectionName, slug: string) => `${name}/documents/${slug}.ts`;
export const summariesPath = (name: CollectionName) => (name === "site" ? "site.ts" : `${name}/summaries.ts`);

/** Types whose documents have a module of their own. */
export const hasModules = (name: CollectionName) => (collections[name] as Collection).detail.length > 0;

/** The summary of a document: one line, which its module of summaries holds. */
export function summaryLine({ collection, ...document }: ResolvedDocument): string {
  const { detail }: Collection = collections[collection];
  const fields = Object.entries(identified(document)).filter(([field]) => !detail.includes(field));
  return JSON.stringify(Object.fromEntries(fields));
}

/** `types` is the import path from a module at the top of the output to `schema/collections.ts`. */
export function documentModule({ collection, ...document }: ResolvedDocument, types: string): string {
  const value = JSON.stringify(identified(document));
  return `import type { DocumentOf } from "../../${types}";\n\nexport const document: DocumentOf<"${collection}"> = ${value};\n`;
}

const identified = ({ slug, address, data }: Omit<ResolvedDocument, "collection">) => ({ slug, address, ...data });

/** Number of lines before the first summary. */
export const SUMMARIES_START = 3;

export function summariesModule(name: CollectionName, lines: readonly string[], types: string): string {
  if (name === "site") {
    return `import type { DocumentOf } from "${types}";\n\nexport const site: DocumentOf<"site"> =\n${lines.join("\n")};\n`;
  }
  const rows = lines.map((line) => `${line},\n`).join("");
  return `import type { SummaryOf } from "../${types}";\n\nexport const summaries: readonly SummaryOf<"${name}">[] = [\n${rows}];\n`;
}

/** The modules by the slugs of their documents, sorted. */
export function mapModule(name: CollectionName, slugs: readonly string[], types: string): string {
  const entries = slugs.map((slug) => `  ${JSON.stringify(slug)}: () => import("./documents/${slug}.ts"),`);
  return [
    `import type { DocumentOf } from "../${types}";`,
    "",
    `export const documents: Readonly<Record<string, () => Promise<{ document: DocumentOf<"${name}"> }>>> = {`,
    ...entries,
    "};",
    "",
  ].join("\n");
}
