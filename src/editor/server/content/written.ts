/** What the form says → the text of the file. */
import { words } from "../../words/words.ts";
import type { DocumentFields } from "../../../content/authoring/document-fields.ts";
import { bareText } from "../../../content/authoring/document-text.ts";
import { formOf } from "../../../content/authoring/form/form-of.ts";
import { patchDocument } from "../../../content/authoring/patch/patch-document.ts";
import { readFields } from "../../../content/authoring/read-fields.ts";
import type { Collection } from "../../../content/compiler/document/collection.ts";
import { RefusedRequest } from "../http/refused-request.ts";
import type { Typed } from "../../contract/requests.ts";
import type { KnownDocument } from "./documents.ts";

/** Throws a `RefusedRequest` where the file cannot say that. */
export function textOf({ definition }: KnownDocument, before: string, typed: Typed): string {
  if ("text" in typed) return typed.text;
  const { extension } = definition;
  // Others removed the file, or left it so that nobody can read it.
  if (!readFields(before, extension)) return newText(definition, typed);
  const text = patchDocument(before, typed, formOf(definition), extension);
  if (text === undefined) throw new RefusedRequest(422, words.documents.badLetter);
  return text;
}

const newText = (definition: Collection, { fields, body }: DocumentFields) =>
  bareText(definition, fields) + (body ? `\n${body.trimEnd()}\n` : "");

/** `undefined` where its YAML cannot be read. */
export const fieldsOf = ({ definition }: KnownDocument, text: string) => readFields(text, definition.extension);

/** How many lines of `after` are not in `before`: what a diff shows as added. */
export function changedLines(before: string, after: string): number {
  const left = new Map<string, number>();
  for (const line of before.split("\n")) left.set(line, (left.get(line) ?? 0) + 1);
  return after.split("\n").filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  }).length;
}
