/** Turns what an editor typed into the text of its file, and reads it with the compiler. */
import { messages } from "../../messages/messages.ts";
import { bareText } from "../../../content/authoring/creating/document-text.ts";
import { formOf } from "../../../content/authoring/schemas/form-of.ts";
import { patchDocument } from "../../../content/authoring/patch/patch-document.ts";
import { readFields } from "../../../content/authoring/patch/read-fields.ts";
import type { Collection } from "../../../content/compiler/document/collection.ts";
import type { Source, SourceName } from "../../../content/compiler/document/source.ts";
import { problemsFrom } from "../../../content/compiler/explain/problems-from.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { readDocuments, type ReadDocuments } from "../../../content/compiler/read/read-documents.ts";
import { sourceOf, unreadableProblem } from "../../../content/compiler/read/files/read-sources.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { equal, present, type Fields } from "../../../shared/values.ts";
import type { EditorProblem } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { RefusedRequest } from "../http/refused-request.ts";

export interface KnownDocument extends SourceName {
  definition: Collection;
}

type TypedFields = Exclude<Typed, { text: string }>;

/** The fields of a text, as the form shows them; the text itself if its YAML cannot be read. */
export const typedIn = ({ extension }: Collection, text: string): Typed => readFields(text, extension) ?? { text };

/** Whether both say the same, in any order of fields. */
export function isSame(one: Typed, other: Typed): boolean {
  if ("text" in one || "text" in other) return "text" in one && "text" in other && one.text === other.text;
  return one.body === other.body && equal(present(one.fields), present(other.fields));
}

/** Text of the file after the change. Throws a `RefusedRequest` if the file cannot express it. */
export function textOf(definition: Collection, before: string, typed: Typed): string {
  const text = patched(definition, before, typed);
  if (text !== undefined) return text;
  if (readFields(before, definition.extension)) throw new RefusedRequest(422, messages.documents.badLetter);
  return newText(definition, typed);
}

/** Text for reading only: the document is written anew if the file cannot express the change. */
export const readableText = (definition: Collection, before: string, typed: Typed): string =>
  patched(definition, before, typed) ?? newText(definition, typed);

/**
 * The existing text with the changed lines; `undefined` if the file is gone, or cannot be read or express the change.
 */
const patched = (definition: Collection, before: string, typed: Typed) =>
  "text" in typed ? typed.text : patchDocument(before, typed, formOf(definition), definition.extension);

const newText = (definition: Collection, typed: Typed) =>
  "text" in typed ? typed.text : bareText(definition, typed.fields) + (typed.body ? `\n${typed.body.trimEnd()}\n` : "");

/** Number of lines that a diff shows as added. */
export function changedLines(before: string, after: string): number {
  const left = new Map<string, number>();
  for (const line of before.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return after.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}

/** A document by itself, as the compiler reads it. `found` is absent if it cannot be read. */
interface TypedReading {
  problems: EditorProblem[];
  found?: { source: Source; read: ReadDocuments };
}

/** Checks one document at once, without the others. Fields are checked without writing their YAML. */
export async function readTyped(document: KnownDocument, typed: Typed): Promise<TypedReading> {
  const isText = "text" in typed;
  const source = isText ? sourceOf(document, Buffer.from(typed.text)) : sourceOfFields(document, typed);
  if ("code" in source) return { problems: forEditor(unreadableProblem(document, source)) };
  const read = isText ? await readDocuments(contentConfig, [source]) : await readTypedFields(source, typed);
  const told = await problemsFrom(contentConfig, read.refused, read.findings, isText);
  return { problems: [...read.problems, ...told].flatMap(forEditor), found: { source, read } };
}

/** The source of a file with these fields in JSON, which is YAML too. */
export function sourceOfFields({ collection, slug, file }: SourceName, { fields, body }: TypedFields) {
  const json = JSON.stringify(fields);
  const text = body === undefined ? json : `---\n${json}\n---\n\n${body}\n`;
  return sourceOf({ collection, slug, file }, Buffer.from(text));
}

/** Reads fields. `source` is the result of `sourceOfFields`. */
export function readTypedFields(source: Source, { fields, body }: TypedFields): Promise<ReadDocuments> {
  const yaml = { text: JSON.stringify(fields), firstLine: 1 };
  const data = present(fields as Fields);
  const parsed = { ...source, data, yaml, ...(body !== undefined && { body: { text: body, firstLine: 1 } }) };
  return readDocuments(contentConfig, [source], () => ({ source: parsed }));
}

/** Problems in the words of the form, each at its own field. */
export function forEditor(problem: Problem): EditorProblem[] {
  return problem.parts ? problem.parts.flatMap(forEditor) : [inForm(problem)];
}

function inForm({ code, severity, file, line, field, at, title, correction, ...rest }: Problem): EditorProblem {
  const { message, hint } = rest.inForm ?? rest;
  const more = { ...(at && { at }), ...(correction && { correction }) };
  return { code, severity, file, line, field, title, message, hint, ...more };
}
