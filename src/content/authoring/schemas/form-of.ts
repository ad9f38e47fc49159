/** The form of a document type: the JSON Schema (draft-07) of the fields that editors fill in. */
import type { Collection } from "../../compiler/document/collection.ts";
import type { FormSchema } from "./form-schema.ts";
import { onceForEach } from "../../../shared/once.ts";
import { z } from "zod";

/** Returns the form of a type, cached because the schemas stay the same while the process runs. */
export const formOf = onceForEach(
  ({ schema }: Collection) => formSchema(schema, mergeUnion),
  new WeakMap<Collection, FormSchema>(),
);

/** Returns the singular and the plural name of a type, as editors read them: `Número` and `Números`. */
export function namesOf({ schema }: Collection): { title: string; plural: string } {
  const { title = "", plural = "" } = schema.meta() ?? {};
  return { title, plural };
}

/** Turns a union with a control, such as a link that may be empty, into a single text field of the form. */
const mergeUnion: SchemaChange = (jsonSchema) => {
  if (!jsonSchema.control || !jsonSchema.anyOf) return;
  delete jsonSchema.anyOf;
  jsonSchema.type = "string";
};

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Changes the JSON Schema of a field or of a part of a field in place. Nested schemas are changed first. */
export type SchemaChange = (jsonSchema: JsonSchema, zodSchema: z.core.$ZodType) => void;

/** Returns the schema of all fields; the text of a Markdown file is the field `body`. */
export function formSchema(schema: z.ZodType, change: SchemaChange): FormSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-07",
    override: ({ zodSchema, jsonSchema }) => {
      keepExamples(jsonSchema, zodSchema);
      change(jsonSchema, zodSchema);
    },
  }) as FormSchema;
}

/** Sets the examples of a field's input, because zod assigns the examples of a transformed field to its output. */
function keepExamples(jsonSchema: JsonSchema, zodSchema: z.core.$ZodType): void {
  const examples = z.globalRegistry.get(zodSchema)?.examples;
  if (examples) jsonSchema.examples = [...examples];
}
