/** The arguments of the commands that make and rename documents; what is no argument of theirs gets the usage. */
import path from "node:path";
import { parseArgs } from "node:util";
import { CONTENT_DIR } from "../src/build/paths.ts";

export function authoringArguments(usage: string): { contentDir: string; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { content: { type: "string", default: CONTENT_DIR } },
    });
    return { contentDir: path.resolve(values.content), positionals };
  } catch {
    console.error(usage);
    process.exit(1);
  }
}
