/** Turns the typed values of a document into the text of its file, and reads the text with the compiler. */
import { messages } from "../../messages/messages.ts";
import { bareText } from "../../../content/authoring/creating/document-text.ts";
import { formOf } from "../../../content/authoring/schemas/form-of.ts";
import { patchDocument } from "../../../content/authoring/patch/patch-document.ts";
import { readFields } from "../../../content/authoring/patch/read-fields.ts";
import type { Collection } from "../../../content/compiler/document/collection.ts";
import type { Source, SourceName } from "../../../content/compiler/document/source.ts";
import { findMissingPictures } from "../../../content/compiler/check/media.ts";
import { ContentFiles } from "../../../content/compiler/read/files/content-files.ts";
import { problemsFrom } from "../../../content/compiler/explain/problems-from.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { readDocuments, type ReadDocuments } from "../../../content/compiler/read/read-documents.ts";
import { sourceOf, unreadableProblem } from "../../../content/compiler/read/files/read-sources.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { isEqual, removeUndefined, type Fields } from "../../../shared/values.ts";
import type { EditorProblem } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { RefusedRequest } from "../http/refused-request.ts";

export interface KnownDocument extends SourceName {
  definition: Collection;
}

type TypedFields = Exclude<Typed, { text: string }>;

/** Parses the text of a file into fields for the form. If the YAML cannot be read, returns the text itself. */
export const parseTyped = ({ extension }: Collection, text: string): Typed => readFields(text, extension) ?? { text };

/** Whether two typed values are equal. The order of fields is ignored. */
export function isSame(one: Typed, other: Typed): boolean {
  if ("text" in one || "text" in other) return "text" in one && "text" in other && one.text === other.text;
  return one.body === other.body && isEqual(removeUndefined(one.fields), removeUndefined(other.fields));
}

/** Returns the text `before` with the typed values. Throws a `RefusedRequest` if they cannot be written into it. */
export function textOf(definition: Collection, before: string, typed: Typed): string {
  const text = patchText(definition, before, typed);
  if (text !== undefined) return text;
  if (readFields(before, definition.extension)) throw new RefusedRequest(422, messages.documents.badLetter);
  return newText(definition, typed);
}

/**
 * Returns the document's text for reading only, never for saving. If the change cannot be written into the existing
 * text, the whole text is generated anew.
 */
export const readableText = (definition: Collection, before: string, typed: Typed): string =>
  patchText(definition, before, typed) ?? newText(definition, typed);

/**
 * Returns the existing text with the changed lines; `undefined` if the file is missing or cannot be read, or if the
 * change cannot be written into the text.
 */
const patchText = (definition: Collection, before: string, typed: Typed) =>
  "text" in typed ? typed.text : patchDocument(before, typed, formOf(definition), definition.extension);

const newText = (definition: Collection, typed: Typed) =>
  "text" in typed ? typed.text : bareText(definition, typed.fields) + (typed.body ? `\n${typed.body.trimEnd()}\n` : "");

/** Result of reading one document with the compiler. `parsed` is absent if the document cannot be read. */
interface TypedReading {
  problems: EditorProblem[];
  parsed?: { source: Source; read: ReadDocuments };
}

/**
 * Checks one document without reading others, so that the result is available immediately. Fields are checked without
 * converting them to YAML. Missing pictures are also reported.
 */
export async function readTyped(document: KnownDocument, typed: Typed, contentDir: string): Promise<TypedReading> {
  const isText = "text" in typed;
  const source = isText ? sourceOf(document, Buffer.from(typed.text)) : sourceOfFields(document, typed);
  if ("code" in source) return { problems: toEditorProblems(unreadableProblem(document, source)) };
  const read = isText ? await readDocuments(contentConfig, [source]) : await readTypedFields(source, typed);
  const values = isText ? parseTyped(document.definition, typed.text) : typed;
  const missingFindings =
    "fields" in values ? findMissingPictures(new ContentFiles(contentDir), source, values.fields) : [];
  const furtherProblems = await problemsFrom(
    contentConfig,
    read.refused,
    [...read.findings, ...missingFindings],
    isText,
  );
  return { problems: [...read.problems, ...furtherProblems].flatMap(toEditorProblems), parsed: { source, read } };
}

/** Returns the source of a file whose fields are written in JSON, which is allowed because all JSON is also YAML. */
export function sourceOfFields({ collection, slug, file }: SourceName, { fields, body }: TypedFields) {
  const json = JSON.stringify(fields);
  const text = body === undefined ? json : `---\n${json}\n---\n\n${body}\n`;
  return sourceOf({ collection, slug, file }, Buffer.from(text));
}

/** Reads fields with the compiler. `source` is the result of `sourceOfFields`. */
export function readTypedFields(source: Source, { fields, body }: TypedFields): Promise<ReadDocuments> {
  const yaml = { text: JSON.stringify(fields), firstLine: 1 };
  const data = removeUndefined(fields as Fields);
  const parsedSource = { ...source, data, yaml, ...(body !== undefined && { body: { text: body, firstLine: 1 } }) };
  return readDocuments(contentConfig, [source], () => ({ source: parsedSource }));
}

/**
 * Converts a problem to the wording of the form. A problem with several parts becomes several problems, each at its own
 * field.
 */
export function toEditorProblems(problem: Problem): EditorProblem[] {
  return problem.parts ? problem.parts.flatMap(toEditorProblems) : [toEditorProblem(problem)];
}

const TO_FILL: readonly string[] = ["empty-text", "empty-value", "missing-field", "missing-fields", "missing-image"];

/** Whether a problem's code means that something is still missing. In a draft, this is not a mistake. */
export const isToFill = (code: string) => TO_FILL.includes(code);

function toEditorProblem({
  code,
  severity,
  file,
  line,
  field,
  at,
  title,
  correction,
  ...rest
}: Problem): EditorProblem {
  const { message, hint } = rest.inForm ?? rest;
  const optional = {
    ...(at && { at }),
    ...(correction && { correction }),
    ...(isToFill(code) && { toFill: true as const }),
  };
  return { code, severity, file, line, field, title, message, hint, ...optional };
}
