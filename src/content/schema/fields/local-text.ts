/** Texts for readers. Each has a field for every language of the magazine, and at least one field must be filled in. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import { described } from "../metadata.ts";
import { languages, longText, text } from "./basic.ts";

const inLanguages = (field: typeof text) =>
  z
    .strictObject(
      Object.fromEntries(
        languages.map((code) => [code, described(field.optional(), messages.fields.inLanguage(code))]),
      ),
    )
    .refine((texts) => Object.keys(texts).length > 0, messages.fields.noLanguage);

export const localText = inLanguages(text);

export const localLongText = inLanguages(longText);
