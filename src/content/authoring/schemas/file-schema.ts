/**
 * Makes the JSON Schema for people who edit content files by hand. It contains the messages of the zod schema, and
 * hints on how to write each field in YAML.
 */
import { z } from "zod";
import type { Collection } from "../../compiler/document/collection.ts";
import type { FormSchema } from "./form-schema.ts";
import { type SchemaChange, formSchema, type JsonSchema } from "./form-of.ts";
import { stringify } from "yaml";
import { messages } from "../../messages/messages.ts";

/** Returns the schema of the fields that are written as YAML: all fields except the text of a Markdown file. */
export function yamlFieldsSchema(collection: Collection): FormSchema {
  const schema = formSchema(collection.schema, forEditor);
  if (collection.extension !== ".md") return schema;
  const { body: _, ...properties } = schema.properties ?? {};
  return { ...schema, properties, required: schema.required?.filter((name) => name !== "body") ?? [] };
}

const forEditor: SchemaChange = (jsonSchema, zodSchema) => {
  addWritingHint(jsonSchema, zodSchema);
  addMessages(jsonSchema, zodSchema);
};

/**
 * Adds the messages that the YAML extension of VS Code shows in place of its own English ones. `errorMessage` is the
 * schema's message for a value of the wrong type, `patternErrorMessage` its message for an empty text.
 */
const addMessages: SchemaChange = (jsonSchema, zodSchema) => {
  const { type, enum: options, const: only, pattern } = jsonSchema;
  if ((type !== "string" && type !== "integer") || options || only !== undefined) return;
  jsonSchema.errorMessage = refusalOf(zodSchema, null);
  if (pattern) jsonSchema.patternErrorMessage ??= refusalOf(zodSchema, "");
};

/** Returns the message for a value that the schema refuses; `undefined` if the schema accepts the value. */
export function refusalOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message;
}

/** Appends to a field's description a hint on how to write the value. */
const addWritingHint: SchemaChange = (jsonSchema, zodSchema) => {
  const hint = writingHint(jsonSchema, zodSchema);
  const { description } = jsonSchema;
  // The hint is not added twice. A schema that is derived from another schema already has it in its description.
  if (description && !description.includes(hint)) jsonSchema.description = `${description} ${hint}`;
};

function writingHint({ type, const: only, control, collection }: JsonSchema, zodSchema: z.core.$ZodType): string {
  if (only) return messages.writing.only(String(only));
  if (control === "color") return messages.writing.color;
  if (control === "markdown") return messages.writing.markdown;
  if (control === "reference") return messages.writing.reference(collection as string | readonly string[]);
  if (control === "moment") return messages.writing.moment;
  if (type === "boolean") return messages.writing.boolean;
  return z.safeParse(zodSchema, "").success ? messages.writing.empty : "";
}

/** Describes a field in one line: `Lugar de la tapa. … bri: tapa a la izquierda; cami: …` */
export function commentOf({ title, description, examples = [], ...choices }: FormSchema): string {
  const exampleTexts = examples.map((example) => stringify(example).trimEnd());
  const sentences = [
    title && `${title}.`,
    description,
    choices.enum && `${choicesOf(choices).join("; ")}.`,
    // The sentence has no full stop, because a full stop after a URL would be mistaken for a part of the URL.
    exampleTexts.length > 0 && messages.writing.examples(exampleTexts),
  ];
  return sentences.filter(Boolean).join(" ");
}

const choicesOf = ({ enum: options = [], enumDescriptions = [] }: FormSchema) =>
  options.map((option, index) => {
    const description = enumDescriptions[index];
    return description && description.toLowerCase() !== option.toLowerCase() ? `${option}: ${description}` : option;
  });
