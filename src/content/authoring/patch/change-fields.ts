/** Changes or removes fields of a document; all other lines stay unchanged. */
import { messages } from "../../messages/messages.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { FieldPath, Source } from "../../compiler/document/source.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { fieldName, type Fields, type Value, valueAt, withValue } from "../../../shared/values.ts";
import { formOf } from "../schemas/form-of.ts";
import { patchDocument } from "./patch-document.ts";
import { readFields } from "./read-fields.ts";
import type { Refusal } from "../refusal.ts";
import type { TextChanges } from "../apply-changes.ts";

export interface FieldChange {
  /** The path of the field. The text of a Markdown file is the field `body`. */
  path: FieldPath;
  /** The new value; absent if the field is to be removed. */
  value?: Value;
}

/**
 * Applies the changes in order, and returns the new text; `undefined` if the text cannot be read, or cannot express a
 * change.
 */
export function changeFields(
  { text, collection: name }: Pick<Source, "text" | "collection">,
  changes: readonly FieldChange[],
): string | undefined {
  const collection = collectionOf(contentConfig, name);
  const parsed = readFields(text, collection.extension);
  if (!parsed) return undefined;
  const { fields, body } = parsed;
  const form = formOf(collection);
  if (body === undefined) return patchDocument(text, { fields: applyChanges(fields, changes) }, form, ".yaml");
  const { body: newBody, ...newFields } = applyChanges({ ...fields, body }, changes);
  return patchDocument(text, { fields: newFields, body: String(newBody) }, form, ".md");
}

const applyChanges = (fields: Fields, changes: readonly FieldChange[]) =>
  changes.reduce(
    (result, { path, value }) => withValue(result, path, keepWhitespace(valueAt(result, path), value)),
    fields,
  );

/** Surrounds the new text with the old text's white space, which schemas remove but which stays in the file. */
const keepWhitespace = (old: Value | undefined, value: Value | undefined) =>
  typeof old === "string" && typeof value === "string" ? old.replace(old.trim(), () => value) : value;

/** Returns the changed texts, or a refusal that mentions `name` if a text cannot be changed. */
export function changeTexts(
  documents: readonly Document[],
  changesIn: (document: Document) => readonly FieldChange[],
  name: string,
): TextChanges | Refusal {
  const texts: TextChanges = new Map();
  for (const document of documents) {
    const { file, text: before } = document.source;
    const changes = changesIn(document);
    const after = changes.length > 0 ? changeFields(document.source, changes) : before;
    if (after === undefined) return { refusal: refusalAt(file, changes[0]?.path ?? [], name) };
    if (after !== before) texts.set(file, { before, after });
  }
  return texts;
}

const refusalAt = (file: string, path: FieldPath, name: string) =>
  messages.authoring.cannotChange(file, fieldName(path), name);
