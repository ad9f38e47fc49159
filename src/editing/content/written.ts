/** What the form says → the text of the file. */
import type { DocumentFields } from "../../authoring/document-fields.ts";
import { bareText } from "../../authoring/document-text.ts";
import { formOf } from "../../authoring/form/form-of.ts";
import { patchDocument } from "../../authoring/patch/patch-document.ts";
import { readFields } from "../../authoring/read-fields.ts";
import type { Collection } from "../../pipeline/document/collection.ts";
import { RefusedRequest } from "../server/refused-request.ts";
import type { Typed } from "../protocol.ts";
import type { KnownDocument } from "./documents.ts";

/** Throws a `RefusedRequest` where the file cannot say that. */
export function textOf({ definition }: KnownDocument, before: string, typed: Typed): string {
  if ("text" in typed) return typed.text;
  // Others removed the file.
  if (before === "") return newText(definition, typed);
  const { extension } = definition;
  const text = patchDocument(before, typed, formOf(definition), extension);
  if (text === undefined)
    throw new RefusedRequest(422, "Este archivo no se puede cambiar con el formulario: abrilo como texto.");
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
