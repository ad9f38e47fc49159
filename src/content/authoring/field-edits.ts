/** Fields of a document that get another value or go; no line changes but theirs. */
import type { FieldPath, Source } from "../compiler/document/source.ts";
import { collectionOf } from "../compiler/document/collection.ts";
import { contentConfig } from "../schema/content-config.ts";
import { type Value, withValue } from "../../shared/values.ts";
import type { FormSchema } from "./form/form-schema.ts";
import { writtenFields } from "./written-fields.ts";
import { patchDocument } from "./patch/patch-document.ts";
import { readFields } from "./read-fields.ts";

export interface FieldChange {
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
  const fields = changes.reduce((whole, { path, value }) => withValue(whole, path, value), read.fields);
  return patchDocument(text, { fields }, writtenFields(collection) as FormSchema, collection.extension);
}
