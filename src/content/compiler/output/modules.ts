/**
 * Generates the files of the output. The output is sorted, so the same content always gives the same bytes. Each type
 * has a data file with the fields that lists need, another one with the fields that only pages need, and a module that
 * returns the list. Lists therefore do not load bodies. The type checker reads a declaration of each type instead of
 * the data.
 */
import { ALIAS, detailsFile, listFile, modulePath, STORE } from "../../../shared/compiled/layout.ts";
import type { Collection, TypeExport } from "../document/collection.ts";
import { readFileSync } from "node:fs";
import path from "node:path";

export interface Line {
  /** The JSON of the fields that lists need. */
  summary: string;
  /** The JSON of the fields that only the page needs; `""` if there are no such fields. */
  detail: string;
}

/** Maps slugs to lines, in the order of the list. */
export type Lines = ReadonlyMap<string, Line>;

/** Reads the lines of a type from an output folder. Throws if the folder lacks the type. */
export function readLines(outDir: string, name: string, collection: Collection): Lines {
  const read = (file: string) => readFileSync(path.join(outDir, file), "utf8").split("\n");
  const details = hasDetails(collection) ? read(detailsFile(name)) : [];
  const summaries = read(listPath(name, collection)).filter((line) => line.startsWith("{"));
  return new Map(
    summaries.map((line, index) => {
      const summary = line.slice(0, line.lastIndexOf("}") + 1);
      return [slugIn(summary), { summary, detail: details[index] ?? "" }];
    }),
  );
}

/** Extracts the slug, which is the first field. Slugs have no characters that JSON escapes. */
const slugIn = (summary: string) => summary.slice('{"slug":"'.length, summary.indexOf('",'));

/** Returns the text of the list file (`listPath`). */
export function listText(lines: Lines, { singleton }: Collection): string {
  const summaries = Array.from(lines.values(), ({ summary }) => summary);
  return singleton ? `export const document =\n${summaries[0] ?? "undefined"};\n` : `[\n${summaries.join(",\n")}\n]\n`;
}

/** Returns the text of the details file (`detailsFile`). */
export const detailsText = (lines: Lines): string => Array.from(lines.values(), ({ detail }) => `${detail}\n`).join("");

/** The module that exports `DocumentOf`, `SummaryOf` and `Summary`. */
const DOCUMENT_TYPES_MODULE = "#schema/document.ts";

/** A document with resolved pictures, texts and references, as pages receive it. */
export interface ResolvedDocument {
  slug: string;
  address: string;
  data: Record<string, unknown>;
}

/** Checks whether pages of a type may need more fields than its list has. */
export const hasDetails = ({ detail = [] }: Collection) => detail.length > 0;

/** Returns the file that holds the list of a type or, for a singleton, its document. */
export const listPath = (name: string, { singleton }: Collection) => (singleton ? modulePath(name) : listFile(name));

/** Checks whether the current output has all files of a type. */
export const hasFiles = (name: string, collection: Collection, currentFiles: ReadonlySet<string>) =>
  currentFiles.has(listPath(name, collection)) && (!hasDetails(collection) || currentFiles.has(detailsFile(name)));

export const toPageFields = ({ slug, address, data }: ResolvedDocument) => ({ slug, address, ...data });

type PageFields = Readonly<Record<string, unknown>>;

/** Returns the fields that only the page of a document needs; `undefined` if there are none. */
export function detailOf(document: PageFields, { detail = [] }: Collection): object | undefined {
  const fields = detail.filter((field) => document[field] !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, document[field]]));
}

/** Returns the fields of a document that lists need. */
export function summaryOf(document: PageFields, { detail = [] }: Collection): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !detail.includes(field)));
}

/** Merges the JSON of a document's line in the list and the JSON of its details into one object. */
export const joinJson = (line: string, detail: string) =>
  detail === "" ? line : `${line.slice(0, -1)},${detail.slice(1)}`;

/** Returns the source code of a type's module, which reads documents from data files. */
export const typeModule = (name: string) =>
  `import { open } from "./${STORE}";\n\nexport const { list } = await open(${JSON.stringify(name)});\n`;

/** The source code of the store, a module that reads the files of its folder on demand. */
export const FILE_STORE = `import { existsSync, readFileSync } from "node:fs";

const at = (file) => new URL(file, import.meta.url);
const read = (file) => readFileSync(at(file), "utf8");
const linesOf = (file) => (existsSync(at(file)) ? read(file).split("\\n") : []);
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
  const lines = lazy(() => linesOf(\`./\${type}.json\`).slice(1));
  const details = lazy(() => linesOf(\`./\${type}.details.jsonl\`));
  const places = lazy(() => new Map(list().map(({ slug }, place) => [slug.toLowerCase(), place])));
  const heard = () => {
    hear(type);
    return list();
  };
  const opened = {
    list: heard,
    placeOf: (slug) => places().get(slug),
    document: (place) => ({ ...list()[place], ...JSON.parse(details()[place] || "{}") }),
    text: (place) => lines()[place].replace(/,$/, "") + (details()[place] ?? ""),
  };
  types.set(type, opened);
  return opened;
}

export function textOf(type, slug) {
  if (!slug) return read(\`./\${type}.json\`);
  const { placeOf, text } = open(type);
  const place = placeOf(slug);
  return place === undefined ? undefined : text(place);
}

export async function get(type, slug) {
  const { placeOf, document } = open(type);
  const place = placeOf(slug);
  return place === undefined ? undefined : { document: document(place) };
}
`;

/** The type declaration of the store. */
export const STORE_DECLARATION = declaration(STORE, [
  `import type { Summary } from "${DOCUMENT_TYPES_MODULE}";`,
  "export function open(type: string): Promise<{ list: () => readonly Summary[] }>;",
  "/** Returns a document by its slug in lower case, because the case of letters does not count in an address. */",
  "export function get(type: string, slug: string): Promise<{ readonly document: Summary } | undefined>;",
  "/** Calls the listener for each list that is read. Browsers lack this function, and `textOf`. */",
  "export function listen(listener: (type: string) => void): void;",
  "/** Returns the stored JSON of a document, or of a list. Equal texts have equal content. */",
  "export function textOf(type: string, slug?: string): string | undefined;",
]);

/** Returns the type declaration of a type's module. */
export function typeDeclaration(name: string, { singleton, optional }: Collection, typeExport?: TypeExport): string {
  const [type, signature] = singleton ? ["DocumentOf", "document: "] : ["SummaryOf", "list: () => readonly "];
  const documentType = typeExport ? `${type}<typeof type>` : "Summary";
  return declaration(modulePath(name), [
    `import type { ${typeExport ? type : "Summary"} } from "${DOCUMENT_TYPES_MODULE}";`,
    ...(typeExport ? [`import type { ${typeExport.name} as type } from ${JSON.stringify(typeExport.module)};`] : []),
    `export const ${signature}${documentType}${singleton ? "" : "[]"}${optional ? " | undefined" : ""};`,
  ]);
}

function declaration(file: string, lines: readonly string[]): string {
  return `declare module "${ALIAS}/${file}" {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}
