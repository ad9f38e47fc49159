/**
 * What editors read of documents and from commands, in their language. A subject is a module in `es/`, whose type is that
 * of the one in `en/`, so that a text that is missing there is an error. What one type alone says is in its schema.
 */
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import { EDITORS_LANGUAGE } from "../../shared/magazine/language.ts";
import { asCalled } from "./called.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

/** For who has no configuration yet. */
export const messagesIn = asCalled({ es, en } satisfies Record<EditorsLanguage, typeof es>);

/** Where the configuration names none that there is, Spanish says so. */
export const MESSAGES_LANGUAGE: EditorsLanguage = EDITORS_LANGUAGE in messagesIn ? EDITORS_LANGUAGE : "es";

/** Texts in each language, of which the Spanish ones say what there is → those that editors read. */
export const inEditorsLanguage = <Texts>(
  texts: { es: Texts } & Record<Exclude<EditorsLanguage, "es">, NoInfer<Texts>>,
): Texts => texts[MESSAGES_LANGUAGE];

export const messages = inEditorsLanguage(messagesIn);
