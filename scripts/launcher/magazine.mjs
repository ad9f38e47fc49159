/**
 * Chooses the magazine of a command: the folder in `--magazine DIR` or in the variable MAGAZINE, or else the root of
 * the project. The variable passes the folder to src/delivery/build/paths.ts and to other processes. Commands start
 * with this module, so the module is plain JavaScript without packages.
 */
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { messagesFor } from "../../src/delivery/build/configuration/editors-language.mjs";

const ROOT = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));
const REQUIRED = ["content/", "public/", "magazine.config.ts"];

/** Returns the messages in the language of the magazine's editors. */
export const messages = () => messagesFor(process.env.MAGAZINE ?? ROOT);

/** Whether npm runs this command. If so, the working folder is the root, and INIT_CWD is where npm was called. */
const isRunByNpm = process.env.npm_lifecycle_script?.includes(path.basename(process.argv[1]));
export const CALLER_DIR = (isRunByNpm && process.env.INIT_CWD) || process.cwd();

/** Returns the nearest folder with a configuration at or above the working folder; `undefined` if there is none. */
export function nearestMagazine(folder = process.cwd()) {
  if (existsSync(path.join(folder, "magazine.config.ts"))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : nearestMagazine(parent);
}

/** Removes `--magazine` from `process.argv`, and sets MAGAZINE. Ends the command if the folder has no magazine. */
export function chooseMagazine() {
  const chosen = takeOption() ?? process.env.MAGAZINE;
  const folder = chosen ? path.resolve(CALLER_DIR, chosen) : ROOT;
  refuseOddProject();
  const fault = chosen && (oddNameFault(folder, folder !== ROOT) ?? incompleteFault(folder));
  if (fault) refuse(fault);
  if (chosen) process.env.MAGAZINE = realpathSync(folder);
}

/** Ends the command with a message if the project is in a folder in which tools such as Vite do not work. */
export function refuseOddProject(root = ROOT) {
  const fault = oddNameFault(root);
  if (fault) refuse(fault);
  const isInModules = root.includes(path.sep + path.join("node_modules", path.sep));
  // A checkout must not be in node_modules. A package may be there, because its commands are already compiled.
  if (isInModules && !existsSync(path.join(root, "commands"))) refuse(messages().inModules(root));
}

function takeOption() {
  const options = { magazine: { type: "string" } };
  const { tokens } = parseArgs({ args: process.argv.slice(2), strict: false, tokens: true, options });
  const [token, duplicate] = tokens.filter(({ name }) => name === "magazine");
  if (!token) return undefined;
  const { index, inlineValue, value = "" } = token;
  if (duplicate) refuse(messages().magazineTwice(value));
  if (/^\s*(?:-|$)/.test(value)) refuse(messages().noMagazineFolder);
  process.argv.splice(2 + index, inlineValue ? 1 : 2);
  return value;
}

/**
 * Returns a message about the first character in a folder's path that Vite would read as part of a URL or of a pattern;
 * `undefined` if there is none.
 */
function oddNameFault(folder, isMagazine = false) {
  const [character] = /[#?*"]/.exec(folder) ?? [];
  return character && messages()[isMagazine ? "oddMagazine" : "oddProject"](character, folder);
}

function incompleteFault(folder) {
  if (!existsSync(folder + path.sep)) return messages().noFolder(folder);
  const missing = REQUIRED.find((part) => !existsSync(path.join(folder, part)));
  return missing && messages().noMagazine(folder, missing);
}

function refuse(message) {
  console.error(message);
  process.exit(2);
}
