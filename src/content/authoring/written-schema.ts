/** Types of documents → JSON Schema (draft-07) of what an editor writes: the ground of VS Code's help and of the form. */
import { z } from "zod";
import type { Collection } from "../compiler/document/collection.ts";
import type { FormSchema } from "./form/form-schema.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Changes a schema of a field, or of a part of one, in its place; of nested ones the inner comes first. */
export type SchemaChange = (jsonSchema: JsonSchema, zodSchema: z.core.$ZodType) => void;

/** All fields, the text of a Markdown file among them as `body`. */
export function writtenSchema({ schema }: Collection, change: SchemaChange): FormSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    target: "draft-07",
    override: ({ zodSchema, jsonSchema }) => {
      keepExamples(jsonSchema, zodSchema);
      change(jsonSchema, zodSchema);
    },
  }) as FormSchema;
}

/** zod takes the examples of a field that is transformed for its output. All of ours are as an editor writes them. */
function keepExamples(jsonSchema: JsonSchema, zodSchema: z.core.$ZodType): void {
  const examples = z.globalRegistry.get(zodSchema)?.examples;
  if (examples) jsonSchema.examples = [...examples];
}
