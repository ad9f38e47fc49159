/**
 * Messages of the editor, in the language of its users. Each subject has a module in `es/`. Its translation in `en/`
 * must have the same type, so a missing text is a type error. Browser code imports `#messages`, which has one language.
 */
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

export const messages = inEditorsLanguage({ es, en });
