/** Usages of all commands, and messages about faults in the arguments of a command. */
import { messages } from "../../src/content/messages/messages.ts";
import { HELP } from "../../src/editor/newsroom/options.ts";
import { usageOfTypes } from "../arguments/authoring.ts";
import { usageOfImport } from "../arguments/importing.ts";

const folder = messages.commands.folder;
const usage = messages.commands.usage;

/** Usage of each command, by the name of its script. */
const USAGES: Record<string, string> = {
  build: usage(
    `build -- [--host NAME] [--max-files N] [--content ${folder}] [--out ${folder}] [--no-offline] [--strict]`,
  ),
  "changed-pages": messages.commands.usageOfChangedPages,
  content: usage(
    `content:check|content:build -- [--content ${folder}] [--out ${folder}] [--format text|json|github] [--strict]`,
  ),
  deploy: usage(`deploy -- cloudflare|workers|netlify|server [--site ${folder}] [--dry-run]`),
  deployed: messages.commands.usageOfDeployed,
  dev: usage("dev -- [--port N] [--host] [--open]"),
  edit: usage(`edit -- [--content ${folder}]`),
  hosting: messages.commands.usageOfHosting,
  "import-content": usageOfImport,
  "new-content": usageOfTypes(messages.commands.usageOfNew),
  "new-magazine": messages.newMagazine.usage,
  newsletter: messages.newsletter.usage,
  newsroom: HELP,
  preview: usage("preview"),
  problems: usage("content:problems"),
  publish: usage(
    `publish -- user@host:/var/www/pompa [--dry-run] [--rollback] [--site ${folder}] [--ssh "ssh -p 2222"]`,
  ),
  "rename-content": usageOfTypes(messages.commands.usageOfRename),
  schemas: usage(`content:schemas -- [--out ${folder}]`),
  start: usage("start"),
  test: usage("test|test:all"),
  "test-magazine": usage("test"),
};

export const usageOf = (command: string): string => `${USAGES[command] ?? command}\n${messages.commands.magazineToo}`;

/** Returns the message for an error that the user can correct; `undefined` for errors of the code. */
export function faultOf(error: NodeJS.ErrnoException, command: string): string | undefined {
  const { name, code = "", message, path: file } = error;
  const reason = messages.commands.refused[code];
  if (name === "UsageError") return message;
  if (file && reason) return messages.commands.cannotUse(file, reason);
  const [, option = ""] = /['`](-[^'` ]*)/.exec(message) ?? [];
  // Two conditions are needed, because Node and Vite report unknown options differently.
  return code.startsWith("ERR_PARSE_ARGS") || name === "CACError"
    ? `${messages.commands.notMeant(option)}\n${usageOf(command)}`
    : undefined;
}
