/** The commands as their reader calls them: by npm in the checkout, by `pompa` in a magazine that has the engine installed. */

/** Not those that are scripts of a magazine too. */
const COMMAND =
  /npm run (?:--silent )?(?!(?:check|dev|edit|start|test)\b)(?:content:)?([\w-]+(?:\|[\w:-]+)*)(?: --(?= ))?/g;

/** Commands that are called otherwise there. */
const OTHERS: Record<string, string> = { "new-magazine": "create", "check|content:build": "check" };

/** What imports types of texts is checked for browsers too. */
declare const process: { env: Record<string, string | undefined> };

/** `npm run content:check -- --strict` → `npx pompa check --strict`, and documents where they are then. */
export const byPompa = (text: string): string =>
  text
    .replaceAll(COMMAND, (_all, name: string) => `npx pompa ${OTHERS[name] ?? name}`)
    .replaceAll(/(?<!\/)\bdocs\/(?=\w+\.md)/g, "node_modules/pompa/docs/");

/** Texts of a command, which may have been called by `pompa`. */
export const asCalled = <Texts>(texts: Texts): Texts =>
  process.env.CALLED_BY_POMPA ? (inside(texts) as Texts) : texts;

function inside(value: unknown): unknown {
  if (typeof value === "string") return byPompa(value);
  if (typeof value === "function") return (...args: unknown[]) => inside(value(...args));
  if (Array.isArray(value)) return value.map(inside);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each)]));
}
