/**
 * Resolved documents → the texts of the generated files. Pure and sorted: the same content gives the same bytes,
 * whatever the order in which it was read.
 *
 * A type has its list and its documents as data, a document in a line, so that a page that shows names does not
 * download bodies, and a module that answers them. The type checker does not read data: what it needs is one
 * declaration for each type.
 */
import { ALIAS, documentsFile, listFile, modulePath, STORE } from "../../../shared/compiled/layout.ts";
import type { Collection } from "../document/collection.ts";

/** A document whose pictures, texts and references have become what pages show. */
export interface ResolvedDocument {
  slug: string;
  address: string;
  data: Record<string, unknown>;
}

/** Whether pages ask for all documents of the type. */
export const hasList = ({ singleton }: Collection) => !singleton;

/** Whether pages ask for a document of the type by its name. */
export const hasDocuments = ({ address, detail = [] }: Collection) => address !== undefined || detail.length > 0;

/** The file that holds the list of a type, or its only document. */
export const listPath = (name: string, { singleton }: Collection) => (singleton ? modulePath(name) : listFile(name));

/** Whether the current output has the documents of a type. */
export const isWritten = (name: string, collection: Collection, current: ReadonlySet<string>) =>
  current.has(listPath(name, collection)) && (!hasDocuments(collection) || current.has(documentsFile(name)));

/** What pages see of a document. */
export const identified = ({ slug, address, data }: ResolvedDocument) => ({ slug, address, ...data });

/** Of a document that pages see, in JSON. */
export const slugIn = (line: string) => line.slice(SLUG.length, line.indexOf('"', SLUG.length));
const SLUG = '{"slug":"';

/** Whether a document that pages see says anything that lists do not need. */
export const hasDetail = (document: object, { detail = [] }: Collection) => detail.some((field) => field in document);

/** What lists need of a document that pages see. */
export function summaryOf(document: Readonly<Record<string, unknown>>, { detail = [] }: Collection): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !detail.includes(field)));
}

/** The text of the list of a type, of its documents in JSON. */
export function listText(lines: readonly string[], { singleton }: Collection): string {
  return singleton ? `export const document =\n${lines.join() || "undefined"};\n` : `[\n${lines.join(",\n")}\n]\n`;
}

/** The documents of `listText`. */
export function linesOf(list: string): string[] {
  return list.split("\n").flatMap((line) => (line.startsWith("{") ? line.replace(/[,;]$/, "") : []));
}

/** The module of a type whose documents are data. */
export const typeModule = (name: string) =>
  `import { open } from "./${STORE}";\n\nexport const { list } = await open(${JSON.stringify(name)});\n`;

/** The store over the files of its folder. It reads what is asked for. */
export const FILE_STORE = `import { readFileSync } from "node:fs";

const read = (file) => readFileSync(new URL(file, import.meta.url), "utf8");
const types = new Map();
let hear = () => {};

export function listen(listener) {
  hear = listener;
}

function lazy(work) {
  let made;
  return () => (made ??= work());
}

export function open(type) {
  if (types.has(type)) return types.get(type);
  const list = lazy(() => JSON.parse(read(\`./\${type}.json\`)));
  const lines = lazy(() => read(\`./\${type}.documents.jsonl\`).split("\\n"));
  const places = lazy(() => new Map(list().map(({ slug }, place) => [slug.toLowerCase(), place])));
  const heard = () => {
    hear(type);
    return list();
  };
  const opened = { list: heard, line: (slug) => lines()[places().get(slug)] };
  types.set(type, opened);
  return opened;
}

export const textOf = (type, slug) => (slug ? open(type).line(slug) : read(\`./\${type}.json\`));

export async function get(type, slug) {
  const line = open(type).line(slug);
  return line && { document: JSON.parse(line) };
}
`;

/** The types of the store; `types`: a module that exports `CollectionName`, `DocumentOf` and `SummaryOf`. */
export function storeDeclaration(types: string): string {
  const opened = "Promise<{ list: () => readonly SummaryOf<Name>[] }>";
  const found = "Promise<{ readonly document: DocumentOf<Name> } | undefined>";
  return declaration(STORE, types, "CollectionName, DocumentOf, SummaryOf", [
    `export function open<Name extends CollectionName>(type: Name): ${opened};`,
    "/** A document by its slug in lower case, as letter case does not count in an address. */",
    `export function get<Name extends CollectionName>(type: Name, slug: string): ${found};`,
    "/** Who hears of each list that is read. In browsers there is nobody, nor the next. */",
    "export function listen(listener: (type: string) => void): void;",
    "/** Of a document, or of a list, as it is stored: the same text says the same. */",
    "export function textOf(type: string, slug?: string): string | undefined;",
  ]);
}

/** The types of the module of a type; `types` is a module that exports `DocumentOf` and `SummaryOf`. */
export function typeDeclaration(name: string, { singleton, optional }: Collection, types: string): string {
  const [type, exported] = singleton ? ["DocumentOf", "document: "] : ["SummaryOf", "list: () => readonly "];
  const of = `${type}<${JSON.stringify(name)}>${singleton ? "" : "[]"}${optional ? " | undefined" : ""}`;
  return declaration(modulePath(name), types, type, [`export const ${exported}${of};`]);
}

function declaration(file: string, types: string, imported: string, lines: readonly string[]): string {
  const body = [`import type { ${imported} } from ${JSON.stringify(types)};`, ...lines];
  return `declare module "${ALIAS}/${file}" {\n${body.map((line) => `  ${line}\n`).join("")}}\n`;
}
