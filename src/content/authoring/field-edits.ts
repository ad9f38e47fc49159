/** Fields of a document that get another value or go; no line changes but theirs. */
import type { FieldPath, Source } from "../compiler/document/source.ts";
import { collectionOf } from "../compiler/document/collection.ts";
import { contentConfig } from "../schema/content-config.ts";
import type { Fields, Value } from "./document-fields.ts";
import type { FormSchema } from "./form/form-schema.ts";
import { writtenFields } from "./json-schemas.ts";
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
  const fields = changes.reduce<Value>((value, change) => changed(value, change), read.fields) as Fields;
  return patchDocument(text, { fields }, writtenFields(collection) as FormSchema, collection.extension);
}

/** A path that leads nowhere changes nothing. */
function changed(within: Value, { path: [key, ...path], value }: FieldChange): Value {
  if (typeof within !== "object" || within === null || key === undefined) return within;
  const entries = Object.entries(within).flatMap(([name, each]): [string, Value][] => {
    if (name !== String(key)) return [[name, each]];
    if (path.length > 0) return [[name, changed(each, { path, ...(value !== undefined && { value }) })]];
    return value === undefined ? [] : [[name, value]];
  });
  if (Array.isArray(within)) return entries.map(([, each]) => each);
  const isNew = path.length === 0 && value !== undefined && !(String(key) in within);
  return Object.fromEntries(isNew ? [...entries, [String(key), value]] : entries);
}
