/** Arguments of the command that imports documents. */
import { messages } from "../../src/content/messages/messages.ts";
import { archetypeOf } from "../../src/content/authoring/creating/archetypes.ts";
import { IMPORT_TYPES } from "../../src/content/importing/place-items.ts";

/** The command-line word of each document type that can be imported. */
export const IMPORT_WORDS = IMPORT_TYPES.map((type) => archetypeOf(type).words[0]);

/** The usage of the command, or a sentence that says that no document type can be imported. */
export const usageOfImport =
  IMPORT_WORDS.length > 0 ? messages.importing.usage(IMPORT_WORDS.join("|")) : messages.importing.noTypes;
