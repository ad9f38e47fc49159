/** Fields of a document that get another value or go; no line changes but theirs. */
import { messages } from "../../messages/messages.ts";
import type { Document } from "../../compiler/document/document.ts";
import type { FieldPath, Source } from "../../compiler/document/source.ts";
import { collectionOf } from "../../compiler/document/collection.ts";
import { fieldName } from "../../compiler/explain/locate.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { type Fields, type Value, valueAt, withValue } from "../../../shared/values.ts";
import { formOf } from "../schemas/form-of.ts";
import { patchDocument } from "./patch-document.ts";
import { readFields } from "./read-fields.ts";
import type { Refusal } from "../deleting/trash.ts";
import type { TextChanges } from "../apply-changes.ts";

export interface FieldChange {
  /** The text of a Markdown file is its `body`. */
  path: FieldPath;
  /** Absent: the field goes. */
  value?: Value;
}

/** In the order of the changes; `undefined` where the text cannot be made to say so. */
export function changeFields(
  { text, collection: name }: Pick<Source, "text" | "collection">,
  changes: readonly FieldChange[],
): string | undefined {
  const collection = collectionOf(contentConfig, name);
  const read = readFields(text, collection.extension);
  if (!read) return undefined;
  const { fields, body } = read;
  const form = formOf(collection);
  if (body === undefined) return patchDocument(text, { fields: withChanges(fields, changes) }, form, ".yaml");
  const { body: wanted, ...others } = withChanges({ ...fields, body }, changes);
  return patchDocument(text, { fields: others, body: String(wanted) }, form, ".md");
}

const withChanges = (fields: Fields, changes: readonly FieldChange[]) =>
  changes.reduce((whole, { path, value }) => withValue(whole, path, asWritten(valueAt(whole, path), value)), fields);

/** Schemas leave out the blanks around a text, which stay in the file. */
const asWritten = (old: Value | undefined, value: Value | undefined) =>
  typeof old === "string" && typeof value === "string" ? old.replace(old.trim(), () => value) : value;

/** The texts that become others; refuses where one cannot be made to say so. `name`: what the fields name. */
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
