/**
 * Runs a command of this folder as plain JavaScript: `node scripts/compiled.mjs content check …`.
 * Node reads no TypeScript by itself before version 22, and a loader that translates costs more
 * than checking a whole magazine; so a command is compiled once for each change of its sources.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { inspect } from "node:util";
import "./install.mjs";
import { addFolder, isKept } from "../src/shared/files/kept-folders.mjs";
import { CALLED_IN, chooseMagazine } from "./magazine.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const COMPILED = path.join(ROOT, ".contentlayer", "commands");

/** Packages of which a run needs a part, or that are many small ones: to load all of their modules takes 140 ms. */
const WITHIN =
  /^(?:any-ascii|fastest-levenshtein|hast-util-from-html|js-yaml|p-limit|rehype-stringify|unified|unist-util-visit|zod)(?:\/|$)/;

/** As the system and libraries in other languages say it, somewhere in an error, whatever was being opened. */
const TOO_MANY = /\bE[MN]FILE\b|too many open files/i;
const TOO_MANY_SENTENCE =
  "Hay demasiados archivos abiertos: acá se permiten muy pocos. Subí el límite con «ulimit -n 4096» y volvé a probar.";

chooseMagazine();
process.chdir(CALLED_IN);
// What is started from here in the root works there.
delete process.env.INIT_CWD;

/** Runs it. */
async function load(name) {
  const folder = lastFolder(name) ?? (await addFolder(COMPILED, (unfinished) => compile(name, unfinished)));
  return import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}

/** Says what is wrong with what the person wrote after the command or before it, where it is that. */
async function explain(error) {
  const fault = TOO_MANY.test(inspect(error)) ? TOO_MANY_SENTENCE : await faultOf(error);
  if (!fault) throw error;
  console.error(fault);
  process.exitCode = 2;
}

async function faultOf(error) {
  // A configuration that cannot be read has no language.
  const usage = await load("usage").catch(() => undefined);
  return usage ? usage.faultOf(error, command) : error.name === "UsageError" && error.message;
}

/** Paths from the root of the files of which the command was made the last time. */
const noteOf = (name) => path.join(COMPILED, `${name}.json`);

/** Name of the folder of the command made of these files as they are now; `undefined` when one of them is gone. */
function nameOf(command, files) {
  try {
    const stamp = hash("sha256", Buffer.concat(files.map((file) => readFileSync(path.join(ROOT, file)))));
    return `${command}-${stamp.slice(0, 12)}`;
  } catch {
    return undefined;
  }
}

function lastFolder(command) {
  const note = noteOf(command);
  const name = existsSync(note) ? nameOf(command, JSON.parse(readFileSync(note, "utf8"))) : undefined;
  const folder = name && path.join(COMPILED, name);
  return folder && isKept(folder) && isKept(note) ? folder : undefined;
}

async function compile(command, unfinished) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: path.join(ROOT, "scripts", `${command}.ts`),
    platform: "node",
    // Whoever runs a command can do nothing about what is told of its code.
    logLevel: "silent",
    external: (id, from = "") => !/^[.#]/.test(id) && !path.isAbsolute(id) && !isWithin(id, from),
  });
  const options = { dir: unfinished, entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" };
  const { output } = await bundle.write(options);
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).filter(isSource);
  const files = [
    ...modules.map((id) => path.relative(ROOT, id)).toSorted(),
    "package-lock.json",
    "scripts/compiled.mjs",
  ];
  const note = noteOf(command);
  writeFileSync(`${note}.${process.pid}`, JSON.stringify(files));
  renameSync(`${note}.${process.pid}`, note);
  return nameOf(command, files);
}

/** With what they need themselves. */
const isWithin = (id, from) => WITHIN.test(id) || /[\\/]node_modules[\\/]/.test(from);

/** Packages change with `package-lock.json` only. */
const isSource = (id) => path.isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id);

const [command = ""] = process.argv.splice(2, 1);
// What is thrown where nobody waits for it, as by a file that is read on the side.
process.once("uncaughtException", (error) => {
  explain(error)
    .catch(() => {
      console.error(error);
      process.exitCode = 1;
    })
    .finally(() => process.exit());
});
const asksHelp = process.argv.slice(2).some((argument) => ["--help", "-h"].includes(argument));
await (asksHelp ? load("usage").then(({ usageOf }) => console.log(usageOf(command))) : load(command)).catch(explain);
