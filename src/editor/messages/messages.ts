/**
 * Messages of the editor, in the language of the editors. Each subject is a module in `es/`. The type of that module is
 * the type of the one in `en/`, so that a missing text is an error. Code for the browser imports `#messages`, which is
 * a single language.
 */
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

export const messages = inEditorsLanguage({ es, en });
