/** Vite as a command, with a configuration of the engine's: `vite` or `vite.editor`. */
import { createRequire } from "node:module";
import path from "node:path";
import { COMPILED_DIR, IS_PACKAGE, ROOT } from "../paths.ts";

/** Beside the engine, or in its own folder: npm puts it where it fits. */
const VITE = path.dirname(createRequire(import.meta.url).resolve("vite/package.json"));

export const VITE_COMMAND = path.join(VITE, "bin/vite.js");

/** The arguments that name it. */
export const configurationArguments = (name: string): string[] =>
  IS_PACKAGE
    ? ["--config", path.join(COMPILED_DIR, `${name}.config.mjs`), "--configLoader", "native"]
    : ["--config", path.join(ROOT, `${name}.config.ts`)];
