/** How fields are written by hand, in a file: what a form does by itself. For VS Code and `content:new`. */
import { z } from "zod";
import { stringify } from "yaml";
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
  if (only) return `Se escribe ${String(only)}.`;
  if (control === "color") return "Va entre comillas.";
  if (control === "markdown") return "Poné | después de los dos puntos y escribilo en las líneas de abajo.";
  if (control === "reference")
    return `Se escribe el nombre de su archivo en ${String(collection)}/, sin la terminación.`;
  if (control === "moment") return "Se escribe AAAA-MM-DD, y con hora AAAA-MM-DD HH:MM.";
  if (type === "boolean") return "Se escribe true o false.";
  return z.safeParse(zodSchema, "").success ? 'Si queda en blanco, se escribe "".' : "";
}

/** All that there is to say of a field, in one line: `Lugar de la tapa. … bri: tapa a la izquierda; cami: …` */
export function commentOf({ title, description, examples = [], ...choices }: FormSchema): string {
  const written = examples.map((example) => stringify(example).trimEnd());
  const sentences = [
    title && `${title}.`,
    description,
    choices.enum && `${choicesOf(choices).join("; ")}.`,
    // No full stop, which would be taken for a part of an address.
    written.length > 0 && `Por ejemplo: ${written.join(" o ")}`,
  ];
  return sentences.filter(Boolean).join(" ");
}

const choicesOf = ({ enum: options = [], enumDescriptions = [] }: FormSchema) =>
  options.map((option, index) => {
    const words = enumDescriptions[index];
    return words && words.toLowerCase() !== option.toLowerCase() ? `${option}: ${words}` : option;
  });
