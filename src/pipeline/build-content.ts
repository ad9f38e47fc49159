/**
 * The recipe: the only file that knows the order of the stages. Every problem of every kind is
 * collected; if there is one, nothing is written and the last good output stays.
 */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Root } from "mdast";
import { generate } from "./generate.ts";
import { deriveImages } from "./images.ts";
import { load } from "./load.ts";
import { placeOfField } from "./locate.ts";
import { checkMarkdown, parseMarkdown } from "./markdown.ts";
import { inspectMedia, type Media } from "./media.ts";
import { parse } from "./parse.ts";
import { byPlace, type Problem, problem } from "./problems.ts";
import { addressBook, checkReferences } from "./references.ts";
import { resolveDocuments } from "./resolve.ts";
import type { Document, ParsedSource } from "./source.ts";
import { findTagged } from "./tagged.ts";
import { validate } from "./validate.ts";
import { write } from "./write.ts";

export interface BuildOptions {
  contentDir: string;
  outDir: string;
  /** Folder of derived pictures that may be used again. */
  cacheDir: string;
  onProgress?: (done: number, total: number) => void;
}

export interface BuildResult {
  /** Number of documents that were read. */
  documents: number;
  problems: Problem[];
  /** Absolute paths of the modules that changed; empty when there are problems. */
  changed: string[];
}

/** A Markdown text of a document, with the line of the file on which it begins. */
type Texts = Map<object, { root: Root; line: number }>;

interface Checked {
  documents: Document[];
  problems: Problem[];
  texts: Texts;
  images: Media["images"];
}

/** load → parse → validate → check: reads pictures, writes nothing. Problems come sorted. */
export async function checkContent(contentDir: string): Promise<Checked> {
  const { sources, problems: loading } = await load(contentDir);
  const parsed = sources.map(parse);
  const validated = parsed.flatMap((result) => ("source" in result ? [validate(result.source)] : []));
  const documents = validated.flatMap((result) => ("document" in result ? [result.document] : []));
  const texts: Texts = new Map(documents.flatMap(textsOf));
  const book = addressBook(documents);
  const media = await inspectMedia(contentDir, documents, texts);
  const problems = [
    ...loading,
    ...parsed.flatMap((result) => ("problem" in result ? [result.problem] : [])),
    ...validated.flatMap((result) => ("problems" in result ? result.problems : [])),
    ...checkReferences(documents, sources, book),
    ...documents.flatMap((document) => textProblems(document, book, texts)),
    ...media.problems,
  ];
  return { documents, problems: problems.toSorted(byPlace), texts, images: media.images };
}

/** The whole compiler: checks, and if nothing is wrong derives, generates and writes. */
export async function buildContent({ contentDir, outDir, cacheDir, onProgress }: BuildOptions): Promise<BuildResult> {
  const { documents, problems, texts, images } = await checkContent(contentDir);
  if (problems.length > 0) return { documents: documents.length, problems, changed: [] };
  const derived = await deriveImages([...images.values()], cacheDir, onProgress ?? (() => {}));
  const resolution = await resolveDocuments(documents, { contentDir, texts, images, derived });
  const modules = generate(resolution.documents, importPath(outDir));
  const changed = await write(outDir, { modules, media: resolution.media });
  return { documents: documents.length, problems, changed };
}

function textsOf({ data, source }: Document): [object, { root: Root; line: number }][] {
  return findTagged(data, "markdown").map(({ value, path: field }) => [
    value,
    { root: parseMarkdown(value.source), line: firstLineOf(source, field, value.source) },
  ]);
}

/** The schema trims texts, so a text begins at its first line that is not blank. */
function firstLineOf(source: ParsedSource, field: readonly PropertyKey[], text: string): number {
  if (source.body && field[0] === "body") {
    const blank = source.body.text.slice(0, source.body.text.indexOf(text)).split("\n").length - 1;
    return source.body.firstLine + blank;
  }
  const { line } = placeOfField(source, field);
  const inBlock = source.text
    .split("\n")
    .findIndex((content, index) => index >= line - 1 && content.trim() === text.split("\n")[0]?.trim());
  return inBlock === -1 ? line : inBlock + 1;
}

function textProblems(document: Document, book: Map<string, string>, texts: Texts): Problem[] {
  return findTagged(document.data, "markdown").flatMap(({ value, path: field }) => {
    const text = texts.get(value);
    const found = text ? checkMarkdown(text.root, book) : [];
    return found.map(({ code, line, column, details }) =>
      problem(code, { ...placeOfField(document.source, field), line: (text?.line ?? 1) + line - 1, column }, details),
    );
  });
}

function importPath(outDir: string): string {
  const schema = fileURLToPath(new URL("../schema/collections.ts", import.meta.url));
  const relative = path.relative(outDir, schema).split(path.sep).join("/");
  return relative.startsWith(".") ? relative : `./${relative}`;
}
