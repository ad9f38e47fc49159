/** What each command takes, and what is wrong with what was written after it: for all that scripts/compiled.mjs runs. */
import { words } from "../src/content/words/words.ts";
import { HELP } from "../src/editor/newsroom/options.ts";
import { usageOfTypes } from "./authoring-arguments.ts";

const folder = words.commands.folder;
const usage = words.commands.usage;

/** By the names of their scripts. */
const USAGES: Record<string, string> = {
  build: usage(
    `build -- [--host NAME] [--max-files N] [--content ${folder}] [--out ${folder}] [--no-offline] [--strict]`,
  ),
  "changed-pages": words.commands.usageOfChangedPages,
  content: usage(
    `content:check|content:build -- [--content ${folder}] [--out ${folder}] [--format text|json|github] [--strict]`,
  ),
  deploy: usage(`deploy -- cloudflare|workers|netlify|server [--site ${folder}] [--dry-run]`),
  deployed: words.commands.usageOfDeployed,
  dev: usage("dev -- [--port N] [--host] [--open]"),
  edit: usage(`edit -- [--content ${folder}]`),
  hosting: words.commands.usageOfHosting,
  "import-content": words.importing.usage("article|card"),
  "new-content": usageOfTypes(words.commands.usageOfNew),
  "new-magazine": words.newMagazine.usage,
  newsroom: HELP,
  preview: usage("preview"),
  problems: usage("content:problems"),
  publish: usage(
    `publish -- user@host:/var/www/pompa [--dry-run] [--rollback] [--site ${folder}] [--ssh "ssh -p 2222"]`,
  ),
  "rename-content": usageOfTypes(words.commands.usageOfRename),
  schemas: usage(`content:schemas -- [--out ${folder}]`),
  start: usage("start"),
  test: usage("test|test:all"),
  "test-magazine": usage("test"),
};

export const usageOf = (command: string): string => `${USAGES[command] ?? command}\n${words.commands.magazineToo}`;

/** What a person can do something about; `undefined` where the fault is the code's. */
export function faultOf(error: NodeJS.ErrnoException, command: string): string | undefined {
  const { name, code = "", message, path: file } = error;
  const why = words.commands.refused[code];
  if (name === "UsageError") return message;
  if (file && why) return words.commands.cannotUse(file, why);
  const [, option = ""] = /['`](-[^'` ]*)/.exec(message) ?? [];
  // As Node says it, and as Vite does.
  return code.startsWith("ERR_PARSE_ARGS") || name === "CACError"
    ? `${words.commands.notMeant(option)}\n${usageOf(command)}`
    : undefined;
}
