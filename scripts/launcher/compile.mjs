/**
 * Compiles commands to plain JavaScript. Node before version 22 cannot run TypeScript, and a loader that translates
 * modules takes longer than checking a whole magazine, so a command is compiled once for each change of its sources.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sourceOf } from "./commands.mjs";
import { addFolder, isCached } from "../../src/shared/files/folder-cache.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const OUTPUT_DIR = path.join(ROOT, ".contentlayer", "commands");

/** Matches packages that are bundled into commands, because loading all of their modules would take 140 ms. */
const BUNDLED_PACKAGES =
  /^(?:any-ascii|fastest-levenshtein|hast-util-from-html|js-yaml|p-limit|rehype-stringify|unified|unist-util-visit|zod)(?:\/|$)/;

/** Resolves to the file URL of a compiled command. */
export async function compileCommand(name) {
  const folder =
    findCachedFolder(name) ?? (await addFolder(OUTPUT_DIR, (temporaryFolder) => compile(name, temporaryFolder)));
  return pathToFileURL(path.join(folder, `${name}.mjs`)).href;
}

/**
 * Compiles files into a folder. `input` maps the name of each output file to the path of its source, relative to the
 * root. Shared code is compiled into separate chunks.
 */
export async function compileAll(input, dir) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    platform: "node",
    // Warnings about the code are of no use to the person who runs a command.
    logLevel: "silent",
    external: (id, from = "") => !/^(?:[.#]|pompa$)/.test(id) && !path.isAbsolute(id) && !isBundled(id, from),
  });
  return bundle.write({
    dir,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
    // With several commands, this option makes modules run in the order of their imports, because the configuration has
    // to be checked first. Modules of a single command run in this order anyway, and the command starts 50 ms sooner
    // without this option.
    strictExecutionOrder: Object.keys(input).length > 1,
  });
}

/** Returns the path of the file that lists the sources of a command as of its last compilation. */
const sourceListOf = (name) => path.join(OUTPUT_DIR, `${name}.json`);

/** Returns the name of the folder for a command whose sources are `files`; `undefined` if a source is missing. */
function folderNameOf(command, files) {
  try {
    const stamp = hash("sha256", Buffer.concat(files.map((file) => readFileSync(path.join(ROOT, file)))));
    return `${command}-${stamp.slice(0, 12)}`;
  } catch {
    return undefined;
  }
}

function findCachedFolder(command) {
  const sourceList = sourceListOf(command);
  const name = existsSync(sourceList) ? folderNameOf(command, JSON.parse(readFileSync(sourceList, "utf8"))) : undefined;
  const folder = name && path.join(OUTPUT_DIR, name);
  return folder && isCached(folder) && isCached(sourceList) ? folder : undefined;
}

async function compile(command, temporaryFolder) {
  const { output } = await compileAll({ [command]: sourceOf(command) }, temporaryFolder);
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).filter(isSource);
  const files = [
    ...modules.map((id) => path.relative(ROOT, id)).toSorted(),
    "package-lock.json",
    "scripts/launcher/compile.mjs",
  ];
  const sourceList = sourceListOf(command);
  writeFileSync(`${sourceList}.${process.pid}`, JSON.stringify(files));
  renameSync(`${sourceList}.${process.pid}`, sourceList);
  return folderNameOf(command, files);
}

/** Whether a module belongs to a bundled package, or to a package that a bundled package imports. */
const isBundled = (id, from) => BUNDLED_PACKAGES.test(id) || /[\\/]node_modules[\\/]/.test(from);

/**
 * Whether a module is a source of the project. Modules of packages are no sources, because packages change only with
 * `package-lock.json`.
 */
const isSource = (id) => path.isAbsolute(id) && !/[\\/]node_modules[\\/]/.test(id);
