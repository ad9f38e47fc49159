/**
 * Names commands in messages in the way in which readers run them: with npm in a checkout of the engine, with `pompa`
 * if the engine is an installed package.
 */

/** Matches npm commands, except the scripts that every magazine has. */
const COMMAND =
  /npm run (?:--silent )?(?!(?:check|dev|edit|start|test)\b)(?:content:)?([\w-]+(?:\|[\w:-]+)*)(?: --(?= ))?/g;

/** Commands that have another name in `pompa`. */
const OTHERS: Record<string, string> = { "new-magazine": "create", "check|content:build": "check" };

/**
 * The type of `process`. It is declared here, because code for browsers imports types from this file and is checked
 * without the types of Node.
 */
declare const process: { env: Record<string, string | undefined> };

/**
 * Rewrites commands and paths in a text: `npm run content:check -- --strict` → `npx pompa check --strict`, and `docs/`
 * → its installed path.
 */
export const byPompa = (text: string): string =>
  text
    .replaceAll(COMMAND, (_all, name: string) => `npx pompa ${OTHERS[name] ?? name}`)
    .replaceAll(/(?<!\/)\bdocs\/(?=\w+\.md)/g, "node_modules/pompa/docs/");

/** Rewrites all texts if the command was started by `pompa`. */
export const asCalled = <Texts>(texts: Texts): Texts =>
  process.env.CALLED_BY_POMPA ? (inside(texts) as Texts) : texts;

function inside(value: unknown): unknown {
  if (typeof value === "string") return byPompa(value);
  if (typeof value === "function") return (...args: unknown[]) => inside(value(...args));
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each)]));
}
