/**
 * The content as a Contentlayer source, derived from the same schemas. The site's own build does
 * not run Contentlayer's engine (DECISIONS.md); a test does, and compares.
 */
import { type ComputedFields, defineDocumentType, type FieldDefs, makeSource } from "contentlayer2/source-files";
import { z } from "zod";
import { contentConfig } from "./src/types/content-config.ts";

type FieldRecord = Extract<FieldDefs, Record<string, unknown>>;

interface JsonSchema {
  type?: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** What Contentlayer can say of a field; lists and objects are JSON to it. */
function fieldOf(schema: JsonSchema, required: boolean): FieldRecord[string] {
  if (schema.enum) return { type: "enum", options: schema.enum, required };
  if (schema.type === "string" || schema.type === "boolean") return { type: schema.type, required };
  if (schema.type === "integer" || schema.type === "number") return { type: "number", required };
  return { type: "json", required };
}

function fieldsOf(schema: z.ZodType): FieldRecord {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input" }) as JsonSchema;
  const written = Object.entries(properties).filter(([name]) => name !== "body");
  return Object.fromEntries(written.map(([name, field]) => [name, fieldOf(field, required.includes(name))]));
}

const slug: ComputedFields[string] = {
  type: "string",
  resolve: (document) => document._raw.sourceFileName.replace(/\.\w+$/, ""),
};

const typeName = (collection: string) =>
  collection.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());

const documentTypes = Object.entries(contentConfig.collections).map(
  ([name, { singleton = false, extension, schema }]) =>
    defineDocumentType(() => ({
      name: typeName(name),
      filePathPattern: singleton ? name + extension : `${name}/*${extension}`,
      contentType: extension === ".md" ? "markdown" : "data",
      isSingleton: singleton,
      fields: fieldsOf(schema),
      computedFields: { slug },
    })),
);

export default makeSource({
  contentDirPath: "content",
  contentDirExclude: [...contentConfig.guides],
  documentTypes,
  // A card has a field of its own that is called `type`.
  fieldOptions: { typeFieldName: "_type" },
  disableImportAliasWarning: true,
});
