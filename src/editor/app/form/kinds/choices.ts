import * as messages from "#messages";
import type { FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";

export interface Choice {
  value: string;
  words: string;
}

/** The choices of a field, and what the file says if that is none of them. */
export function choicesOf({ enum: values = [], enumDescriptions = [] }: FormSchema, text = ""): Choice[] {
  const choices = values.map((value, index) => ({ value, words: enumDescriptions[index] ?? value }));
  return text === "" || values.includes(text)
    ? choices
    : [...choices, { value: text, words: messages.form.asInFile(text) }];
}
