/**
 * `#magazine` in Node: what `magazine.config.ts` of the magazine says that a command works on. Node reads no TypeScript by
 * itself before version 22, so it is compiled once for each change.
 */
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isKept } from "../../shared/files/kept-folders.mjs";
import type { Magazine } from "../../shared/magazine/define-magazine.ts";
import { COMPILED_DIR, CONFIGURATION_FILE, MADE_DIR, SOURCES_DIR } from "./paths.ts";
import { terminalLanguage } from "./terminal-language.ts";
import { UsageError } from "../../shared/usage-error.ts";

const COMPILED = path.join(MADE_DIR, "configuration");
const COMPILER = path.join(SOURCES_DIR, "delivery/build/compile-configuration.mjs");

function compile(name: string): void {
  const args = [COMPILER, CONFIGURATION_FILE, COMPILED, name];
  const { status, stderr, error } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new UsageError(stderr.trim());
}

/** The file that has it as JavaScript. */
function compiled(): string {
  const name = hash("sha256", readFileSync(CONFIGURATION_FILE)).slice(0, 12);
  const folder = path.join(COMPILED, name);
  if (!isKept(folder)) compile(name);
  return path.join(folder, "magazine.mjs");
}

const isThere = existsSync(CONFIGURATION_FILE);
const file = isThere ? compiled() : path.join(COMPILED_DIR, "magazine.config.mjs");
const { default: written } = createRequire(import.meta.url)(file) as { default: Magazine };

/** Where there is none, as before `pompa create`, that of the sample, in the language of the terminal. */
export default isThere ? written : { ...written, editorsLanguage: terminalLanguage() };
