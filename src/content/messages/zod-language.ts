/** Sets the language of zod's built-in messages, which are used for schema rules without a message of their own. */
import { z } from "zod";
import { MESSAGES_LANGUAGE } from "./messages.ts";

z.config(z.locales[MESSAGES_LANGUAGE]());
