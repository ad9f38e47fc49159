/**
 * Messages about documents, and messages of commands, in the language of the editors. Each subject has a module in
 * `es/` and in `en/`. Both modules have the type of the Spanish one, so that a missing text is a type error. Messages
 * of a single type of documents are in the schema of that type.
 */
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import { EDITORS_LANGUAGE } from "../../shared/magazine/language.ts";
import { adaptCommands } from "./command-names.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

/** Messages in each language, for code that runs without a configuration. */
export const messagesIn = adaptCommands({ es, en } satisfies Record<EditorsLanguage, typeof es>);

/**
 * The language of the editors. If the configuration names an unknown language, the messages are in Spanish, including
 * the one that reports this mistake.
 */
export const MESSAGES_LANGUAGE: EditorsLanguage = EDITORS_LANGUAGE in messagesIn ? EDITORS_LANGUAGE : "es";

/** Chooses the texts in the language of the editors. All languages must have the type of the Spanish texts. */
export const inEditorsLanguage = <Texts>(
  texts: { es: Texts } & Record<Exclude<EditorsLanguage, "es">, NoInfer<Texts>>,
): Texts => texts[MESSAGES_LANGUAGE];

export const messages = inEditorsLanguage(messagesIn);
