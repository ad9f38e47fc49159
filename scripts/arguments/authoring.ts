/** Arguments of the commands that create and rename documents. */
import { parseArgs } from "node:util";
import { messages } from "../../src/content/messages/messages.ts";
import { archetypeOf, AUTHORED_TYPES } from "../../src/content/authoring/creating/archetypes.ts";
import { CONTENT_DIR } from "../../src/delivery/build/paths.ts";
import { parseContentFolder, FOLDER_OPTION } from "./folder.ts";

const WORDS = AUTHORED_TYPES.map((type) => archetypeOf(type).words[0]);

export const usageOfTypes = (command: string) => messages.commands.usageOfTypes(command, WORDS.join(", "));

export function authoringArguments(command: string): { contentDir: string; positionals: string[]; usage: string } {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { content: FOLDER_OPTION } });
  return { contentDir: parseContentFolder(values.content) ?? CONTENT_DIR, positionals, usage: usageOfTypes(command) };
}
