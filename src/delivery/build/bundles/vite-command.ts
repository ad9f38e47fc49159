/** The path of Vite's command, and the arguments that select a configuration of the engine: `vite` or `vite.editor`. */
import { createRequire } from "node:module";
import path from "node:path";
import { COMPILED_DIR, IS_PACKAGE, ROOT } from "../paths.ts";

/** The folder of Vite. npm installs Vite in the same `node_modules` as the engine, or inside the engine. */
const VITE = path.dirname(createRequire(import.meta.url).resolve("vite/package.json"));

export const VITE_COMMAND = path.join(VITE, "bin/vite.js");

/** Returns the command-line arguments that select a configuration. */
export const configurationArguments = (name: string): string[] =>
  IS_PACKAGE
    ? ["--config", path.join(COMPILED_DIR, `${name}.config.mjs`), "--configLoader", "native"]
    : ["--config", path.join(ROOT, `${name}.config.ts`)];
