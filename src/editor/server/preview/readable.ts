/** A source that a schema refuses, or that no YAML reader reads → a document that can be shown in its place. */
import type { Value } from "../../../content/authoring/document-fields.ts";
import { fillGaps } from "../../../content/authoring/gaps/fill.ts";
import { formOf } from "../../../content/authoring/form/form-of.ts";
import { type Collection, collectionOf } from "../../../content/compiler/document/collection.ts";
import type { Document } from "../../../content/compiler/document/document.ts";
import type { Source } from "../../../content/compiler/document/source.ts";
import { parseSources } from "../../../content/compiler/read/parse.ts";
import { readDocuments, type ReadDocuments } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import { isFields } from "../../../shared/values.ts";

/** `read`: what the compiler read of it. `undefined` where nothing can be shown. */
export async function readableOf(source: Source, read: ReadDocuments): Promise<Document | undefined> {
  const [document] = read.documents;
  if (document) return document;
  const collection = collectionOf(contentConfig, source.collection);
  const filled = fillGaps(collection.schema, formOf(collection), (await writtenIn(source)) ?? {});
  if (filled === undefined) return undefined;
  const mended = await readDocuments(contentConfig, [{ ...source, text: textOf(filled, collection) }]);
  return mended.documents[0];
}

async function writtenIn(source: Source): Promise<Value | undefined> {
  const [parsed] = await parseSources([source]);
  if (!parsed || "problems" in parsed) return undefined;
  const { data, body } = parsed.source;
  return { ...(isFields(data) && data), ...(body && { body: body.text }) };
}

/** JSON is YAML. */
function textOf(data: Value, { extension }: Collection): string {
  if (extension === ".yaml") return JSON.stringify(data);
  const { body, ...fields } = data as { body?: string };
  return `---\n${JSON.stringify(fields)}\n---\n\n${body ?? ""}\n`;
}
