/** Texts for readers with one field for each language of the magazine. A text in one of the languages is enough. */
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
