/**
 * Adapts the commands in messages to the installation: `npm run …` in a checkout of the engine, `npx pompa …` if the
 * engine is an installed package.
 */

/** Matches npm commands, except the scripts that every magazine has. */
const COMMAND =
  /npm run (?:--silent )?(?!(?:check|dev|edit|start|test)\b)(?:content:)?([\w-]+(?:\|[\w:-]+)*)(?: --(?= ))?/g;

/** Maps the names of npm commands to their names in the command-line tool `pompa`, if the two differ. */
const RENAMED_COMMANDS: Record<string, string> = { "new-magazine": "create", "check|content:build": "check" };

/**
 * The type of `process`. It is declared here, because code for browsers imports types from this file and is checked
 * without the types of Node.
 */
declare const process: { env: Record<string, string | undefined> };

/**
 * Rewrites commands and paths in a text: `npm run content:check -- --strict` → `npx pompa check --strict`, and `docs/`
 * → its installed path.
 */
export const toPompaCommands = (text: string): string =>
  text
    .replaceAll(COMMAND, (_all, name: string) => `npx pompa ${RENAMED_COMMANDS[name] ?? name}`)
    .replaceAll(/(?<!\/)\bdocs\/(?=\w+\.md)/g, "node_modules/pompa/docs/");

/** Rewrites all texts if the command was started by `pompa`. */
export const adaptCommands = <Texts>(texts: Texts): Texts =>
  process.env.CALLED_BY_POMPA ? (rewriteTexts(texts) as Texts) : texts;

function rewriteTexts(value: unknown): unknown {
  if (typeof value === "string") return toPompaCommands(value);
  if (typeof value === "function") return (...args: unknown[]) => rewriteTexts(value(...args));
  if (Array.isArray(value)) return value.map(rewriteTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rewriteTexts(each)]));
}
