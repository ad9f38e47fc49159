/**
 * Compiles commands to plain JavaScript. Node reads no TypeScript by itself before version 22, and a loader that translates
 * costs more than checking a whole magazine; so a command is compiled once for each change of its sources.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sourceOf } from "./commands.mjs";
import { addFolder, isKept } from "../../src/shared/files/kept-folders.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const COMPILED = path.join(ROOT, ".contentlayer", "commands");

/** Packages of which a run needs a part, or that are many small ones: to load all of their modules takes 140 ms. */
const WITHIN =
  /^(?:any-ascii|fastest-levenshtein|hast-util-from-html|js-yaml|p-limit|rehype-stringify|unified|unist-util-visit|zod)(?:\/|$)/;

/** Resolves to the address of a command, compiled. */
export async function compiled(name) {
  const folder = lastFolder(name) ?? (await addFolder(COMPILED, (unfinished) => compile(name, unfinished)));
  return pathToFileURL(path.join(folder, `${name}.mjs`)).href;
}

/** Compiles them into a folder; what several of them need is there once. Names a file of the root each. */
export async function compileAll(input, dir) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    platform: "node",
    // Whoever runs a command can do nothing about what is told of its code.
    logLevel: "silent",
    external: (id, from = "") => !/^(?:[.#]|pompa$)/.test(id) && !path.isAbsolute(id) && !isWithin(id, from),
  });
  return bundle.write({
    dir,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    // What is wrong with a configuration is said before anything is made of it. Of one command that is so anyway, and it
    // starts in 50 ms less.
    strictExecutionOrder: Object.keys(input).length > 1,
  });
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
  const { output } = await compileAll({ [command]: sourceOf(command) }, unfinished);
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).filter(isSource);
  const files = [
    ...modules.map((id) => path.relative(ROOT, id)).toSorted(),
    "package-lock.json",
    "scripts/launcher/compile.mjs",
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
