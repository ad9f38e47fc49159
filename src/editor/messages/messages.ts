/**
 * What the editor says, in the language of its editors. A subject is a module in `es/`, whose type is that of the one in
 * `en/`, so that a text that is missing there is an error. What runs in the browser imports `#messages`, which is one
 * language.
 */
import { inEditorsLanguage } from "../../content/messages/messages.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";

export const messages = inEditorsLanguage({ es, en });
