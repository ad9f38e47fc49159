/** Texts that readers get in their language: one field for each language of the magazine. */
import { z } from "zod";
import { messages } from "../messages/messages.ts";
import { languages, longText, text } from "./fields.ts";
import { described } from "./metadata.ts";

/** In any of the languages, so that a name which is the same in all of them is written in its own. */
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
