/** The arguments of the commands that make and rename documents; what is no argument of theirs gets the usage. */
import path from "node:path";
import { parseArgs } from "node:util";
import { ARCHETYPES } from "../src/authoring/archetypes.ts";
import { CONTENT_DIR } from "../src/build/paths.ts";

const WORDS = Object.values(ARCHETYPES).map(({ words }) => words[0]);

export function authoringArguments(command: string): { contentDir: string; positionals: string[]; usage: string } {
  const usage = `Uso: npm run ${command}. Los tipos: ${WORDS.join(", ")}.`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { content: { type: "string", default: CONTENT_DIR } },
    });
    return { contentDir: path.resolve(values.content), positionals, usage };
  } catch {
    console.error(usage);
    process.exit(1);
  }
}
