/**
 * Resolved documents → the text of the generated modules. Pure and sorted: the same content gives
 * the same bytes, whatever the order in which it was read.
 *
 * Each type has a module of summaries, which lists import, and a map of documents, each of which
 * is a module of its own, so that a page that shows names does not download bodies. Data is plain
 * JavaScript, which the type checker does not read: what it needs is one declaration for each type.
 */
import type { Collection } from "../document/collection.ts";
import { ALIAS, documentsPath, INDEX, singletonPath, summariesPath } from "../../../shared/compiled/layout.ts";

/** A document whose pictures, texts and references have become what pages show. */
export interface ResolvedDocument {
  slug: string;
  address: string;
  data: Record<string, unknown>;
}

/** Whether the documents of a type have a module each, for their pages. */
export const hasModules = ({ address, detail = [] }: Collection) => address !== undefined || detail.length > 0;

/** The module that holds the summaries of a type, one in a line, or its only document. */
export const listPath = (name: string, { singleton }: Collection) =>
  singleton ? singletonPath(name) : summariesPath(name);

/** What pages see of a document. */
export const identified = ({ slug, address, data }: ResolvedDocument) => ({ slug, address, ...data });

/** The summary of a document: one line, which its module of summaries holds. */
export function summaryLine(document: ResolvedDocument, { detail = [] }: Collection): string {
  const fields = Object.entries(identified(document)).filter(([field]) => !detail.includes(field));
  return JSON.stringify(Object.fromEntries(fields));
}

/** Number of lines before the first summary. */
const LIST_START = 1;

export function listModule(lines: readonly string[], { singleton }: Collection): string {
  if (singleton) return `export const document =\n${lines.join("\n")};\n`;
  return `export const summaries = [\n${lines.map((line) => `${line},\n`).join("")}];\n`;
}

/** The lines of `listModule`. */
export function linesOf(module: string): string[] {
  return module
    .split("\n")
    .slice(LIST_START)
    .map((line) => line.replace(/[,;]$/, ""));
}

/** The modules by the slugs of their documents, in lower case, as letter case does not count in an address. */
export function mapModule(slugs: readonly string[]): string {
  const entries = slugs.map(
    (slug) => `  ${JSON.stringify(slug.toLowerCase())}: () => import("./documents/${slug}.js"),\n`,
  );
  return `export const documents = {\n${entries.join("")}};\n`;
}

/** The maps of the documents of every type that has them, by type. */
export function indexModule(names: readonly string[]): string {
  const entries = names.map((name) => `  ${JSON.stringify(name)}: () => import("./${documentsPath(name)}"),\n`);
  return `export const index = {\n${entries.join("")}};\n`;
}

export function indexDeclaration(names: readonly string[]): string {
  const entries = names.map(
    (name) =>
      `    readonly ${JSON.stringify(name)}: () => Promise<typeof import("${ALIAS}/${documentsPath(name)}")>;\n`,
  );
  return `declare module "${ALIAS}/${INDEX}" {\n  export const index: {\n${entries.join("")}  };\n}\n`;
}

/** The types of the modules; `types` is a module that exports `DocumentOf` and `SummaryOf`. */
export function declarations(name: string, collection: Collection, types: string): string {
  const of = (type: string) => `${type}<${JSON.stringify(name)}>`;
  const list = collection.singleton
    ? declaration(singletonPath(name), types, "DocumentOf", `document: ${of("DocumentOf")}`)
    : declaration(summariesPath(name), types, "SummaryOf", `summaries: readonly ${of("SummaryOf")}[]`);
  if (!hasModules(collection)) return list;
  const modules = `Readonly<Record<string, () => Promise<{ document: ${of("DocumentOf")} }>>>`;
  return `${list}\n${declaration(documentsPath(name), types, "DocumentOf", `documents: ${modules}`)}`;
}

function declaration(file: string, types: string, imported: string, exported: string): string {
  return [
    `declare module "${ALIAS}/${file}" {`,
    `  import type { ${imported} } from ${JSON.stringify(types)};`,
    `  export const ${exported};`,
    "}\n",
  ].join("\n");
}
