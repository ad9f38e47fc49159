/** The arguments of the commands that make and rename documents; what is no argument of theirs gets the usage. */
import { parseArgs } from "node:util";
import { words } from "../src/content/words/words.ts";
import { ARCHETYPES } from "../src/content/authoring/archetypes.ts";
import { CONTENT_DIR } from "../src/delivery/build/paths.ts";
import { UsageError } from "../src/delivery/build/usage-error.ts";
import { contentFolder, FOLDER } from "./folder.ts";

const WORDS = Object.values(ARCHETYPES).map((type) => type.words[0]);

export function authoringArguments(command: string): { contentDir: string; positionals: string[]; usage: string } {
  const usage = words.commands.usageOfTypes(command, WORDS.join(", "));
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { content: FOLDER } });
    return { contentDir: contentFolder(values.content) ?? CONTENT_DIR, positionals, usage };
  } catch (error) {
    console.error(error instanceof UsageError ? error.message : usage);
    process.exit(1);
  }
}
