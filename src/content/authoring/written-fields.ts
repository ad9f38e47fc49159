/** JSON Schema of what an editor writes in a document of a type, with the messages of its zod schema. */
import { z } from "zod";
import type { Collection } from "../compiler/document/collection.ts";
import { tellWriting } from "./writing-hints.ts";
import type { FormSchema } from "./form/form-schema.ts";
import { type SchemaChange, writtenSchema } from "./written-schema.ts";

/** The text of a Markdown file is not one of the fields that stand between its `---`. */
export function writtenFields(collection: Collection): FormSchema {
  const whole = writtenSchema(collection, forEditor);
  if (collection.extension !== ".md") return whole;
  const { body: _, ...properties } = whole.properties ?? {};
  return { ...whole, properties, required: whole.required?.filter((name) => name !== "body") ?? [] };
}

const forEditor: SchemaChange = (jsonSchema, zodSchema) => {
  tellWriting(jsonSchema, zodSchema);
  addMessages(jsonSchema, zodSchema);
};

/**
 * `errorMessage` and `patternErrorMessage` are VS Code's: the extension shows them in place of its
 * own English. The schema is asked what it says of a value of the wrong type and of an empty text.
 */
const addMessages: SchemaChange = (jsonSchema, zodSchema) => {
  const { type, enum: options, const: only, pattern } = jsonSchema;
  if ((type !== "string" && type !== "integer") || options || only !== undefined) return;
  jsonSchema.errorMessage = refusalOf(zodSchema, null);
  if (pattern) jsonSchema.patternErrorMessage ??= refusalOf(zodSchema, "");
};

function refusalOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message;
}
