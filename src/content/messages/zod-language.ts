/** Sets the language of zod's own messages, for rules of schemas without a message. */
import { z } from "zod";
import { MESSAGES_LANGUAGE } from "./messages.ts";

z.config(z.locales[MESSAGES_LANGUAGE]());
