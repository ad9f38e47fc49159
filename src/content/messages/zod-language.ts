/** Sets the language of zod's own messages, for the rules of schemas that have none. */
import { z } from "zod";
import { MESSAGES_LANGUAGE } from "./messages.ts";

z.config(z.locales[MESSAGES_LANGUAGE]());
