/**
 * What editors read of documents and from commands, in their language. A subject is a module in `es/`, whose type is that
 * of the one in `en/`, so that a text that is missing there is an error.
 */
import type { EditorsLanguage } from "../../shared/magazine/define-magazine.ts";
import { EDITORS_LANGUAGE } from "../../shared/magazine/language.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

const LANGUAGES: Record<EditorsLanguage, typeof es> = { es, en };

export const words = LANGUAGES[EDITORS_LANGUAGE];
