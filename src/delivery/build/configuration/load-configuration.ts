/**
 * The module `#magazine` in Node: `magazine.config.ts` of the magazine that a command processes, and `type.ts` of each
 * type. These files are compiled after each change, because Node cannot load TypeScript before version 22.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isCached } from "../../../shared/files/folder-cache.mjs";
import { listFiles } from "../../../shared/files/list-files.ts";
import type { Magazine } from "../../../shared/magazine/define-magazine.ts";
import type { DocumentType } from "../../../shared/magazine/define-type.ts";
import { COMPILED_DIR, CONFIGURATION_FILE, WORK_DIR, SOURCES_DIR, TYPE_FOLDERS } from "../paths.ts";
import { terminalLanguage } from "./editors-language.mjs";
import { UsageError } from "../../../shared/usage-error.ts";

const CONFIGURATIONS_DIR = path.join(WORK_DIR, "configuration");
const COMPILER = path.join(SOURCES_DIR, "delivery/build/configuration/compile-configuration.mjs");

function compile(name: string): void {
  const args = [COMPILER, CONFIGURATION_FILE, CONFIGURATIONS_DIR, name, ...TYPE_FOLDERS];
  const { status, stderr, error } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new UsageError(stderr.trim());
}

const [ENGINE_TYPES, OWN_TYPES] = TYPE_FOLDERS;
const ownFiles = listFiles(OWN_TYPES).filter((file) => file.endsWith(".ts"));

/** The module that the magazine's schemas import. `compile-configuration.mjs` reads the names of its exports. */
const SCHEMA_MODULE = path.join(SOURCES_DIR, "schema.ts");

/** Returns a hash of all files that may be part of the compiled configuration. */
function configurationHash(): string {
  const engine = readdirSync(ENGINE_TYPES).map((type) => path.join(ENGINE_TYPES, type, "type.ts"));
  const ownPaths = ownFiles.toSorted().map((file) => path.join(OWN_TYPES, file));
  const digest = createHash("sha256");
  for (const file of [
    CONFIGURATION_FILE,
    COMPILER,
    SCHEMA_MODULE,
    ...engine.filter((each) => existsSync(each)),
    ...ownPaths,
  ])
    digest.update(file).update(readFileSync(file));
  return digest.digest("hex").slice(0, 12);
}

/** Returns the folder of the compiled configuration. Compiles the configuration first if the folder is missing. */
function compiledFolder(): string {
  const name = configurationHash();
  const cachedFolder = path.join(CONFIGURATIONS_DIR, name);
  if (!isCached(cachedFolder)) compile(name);
  return cachedFolder;
}

const hasConfiguration = existsSync(CONFIGURATION_FILE);
const folder = hasConfiguration ? compiledFolder() : path.join(COMPILED_DIR, "sample");

/** The configuration as a module for browsers and workers. */
export const CONFIGURATION_MODULE = path.join(folder, "magazine.mjs");

const load = createRequire(import.meta.url);
const compiled = load(CONFIGURATION_MODULE) as {
  default: Magazine;
  types: Readonly<Record<string, DocumentType>>;
};

/**
 * The configuration of the magazine. If there is no magazine yet (before `pompa create`), this is the configuration of
 * the sample, with the language of the terminal as the language of editors.
 */
export default hasConfiguration ? compiled.default : { ...compiled.default, editorsLanguage: terminalLanguage() };
export const { types } = compiled;

/**
 * Returns the schemas of the magazine's own types, by the name of the type. The modules that these schemas import must
 * be loaded first.
 */
export const loadOwnSchemas = () =>
  ownFiles.length > 0 ? (load(path.join(folder, "schemas.mjs")) as { default: object }).default : {};
