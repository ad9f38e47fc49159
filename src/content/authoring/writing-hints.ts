/** How fields are written by hand, in a file: what a form does by itself. For VS Code and `content:new`. */
import { z } from "zod";
import { stringify } from "yaml";
import { messages } from "../messages/messages.ts";
import type { FormSchema } from "./form/form-schema.ts";
import type { SchemaChange, JsonSchema } from "./written-schema.ts";

/** Adds to the help of a field how it is written. */
export const tellWriting: SchemaChange = (jsonSchema, zodSchema) => {
  const writing = writingOf(jsonSchema, zodSchema);
  const { description } = jsonSchema;
  // A schema that is made of another one has its description, with the sentence.
  if (description && !description.includes(writing)) jsonSchema.description = `${description} ${writing}`;
};

function writingOf({ type, const: only, control, collection }: JsonSchema, zodSchema: z.core.$ZodType): string {
  if (only) return messages.writing.only(String(only));
  if (control === "color") return messages.writing.color;
  if (control === "markdown") return messages.writing.markdown;
  if (control === "reference") return messages.writing.reference(String(collection));
  if (control === "moment") return messages.writing.moment;
  if (type === "boolean") return messages.writing.boolean;
  return z.safeParse(zodSchema, "").success ? messages.writing.empty : "";
}

/** All that there is to say of a field, in one line: `Lugar de la tapa. … bri: tapa a la izquierda; cami: …` */
export function commentOf({ title, description, examples = [], ...choices }: FormSchema): string {
  const written = examples.map((example) => stringify(example).trimEnd());
  const sentences = [
    title && `${title}.`,
    description,
    choices.enum && `${choicesOf(choices).join("; ")}.`,
    // No full stop, which would be taken for a part of an address.
    written.length > 0 && messages.writing.examples(written),
  ];
  return sentences.filter(Boolean).join(" ");
}

const choicesOf = ({ enum: options = [], enumDescriptions = [] }: FormSchema) =>
  options.map((option, index) => {
    const said = enumDescriptions[index];
    return said && said.toLowerCase() !== option.toLowerCase() ? `${option}: ${said}` : option;
  });
