/** Types of documents → the form in which one is edited. */
import type { Collection } from "../../compiler/document/collection.ts";
import type { FormSchema } from "./form-schema.ts";
import { z } from "zod";

/** Made once for each type: the schemas of a process do not change. */
const forms = new WeakMap<Collection, FormSchema>();

export function formOf(collection: Collection): FormSchema {
  const form = forms.get(collection) ?? writtenSchema(collection, asOneField);
  forms.set(collection, form);
  return form;
}

/** What an editor reads of a type: `Número`, and of several, `Números`. */
export function namesOf({ schema }: Collection): { title: string; plural: string } {
  const { title = "", plural = "" } = schema.meta() ?? {};
  return { title, plural };
}

/** Options that have a control in common, such as a link or none, are one text for who fills them in. */
const asOneField: SchemaChange = (jsonSchema) => {
  if (!jsonSchema.control || !jsonSchema.anyOf) return;
  delete jsonSchema.anyOf;
  jsonSchema.type = "string";
};

/** Types of documents → JSON Schema (draft-07) of what an editor writes: the ground of VS Code's help and of the form. */

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
