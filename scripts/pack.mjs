/**
 * Runs before `npm pack`. Compiles all commands into `commands/`, so that an installed package does not have to compile
 * them.
 */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import "./launcher/install.mjs";
import { fileURLToPath } from "node:url";
import { compileAll } from "./launcher/compile.mjs";
import { COMMANDS, PARTS, sourceOf } from "./launcher/commands.mjs";

const fromRoot = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const OUTPUT = fromRoot("commands");
const CONFIGURATIONS = ["vite.config", "vite.editor.config"];

const scripts = [...Object.values(COMMANDS).map(([script]) => script), ...PARTS];
rmSync(OUTPUT, { recursive: true, force: true });
await compileAll(
  Object.fromEntries([
    ...scripts.map((name) => [name, sourceOf(name)]),
    ...CONFIGURATIONS.map((name) => [name, `${name}.ts`]),
  ]),
  OUTPUT,
);

/** The configuration of the sample is compiled, too, because commands that are called without a magazine use it. */
const compiler = fromRoot("src/delivery/build/configuration/compile-configuration.mjs");
const sample = [fromRoot("magazine.config.ts"), OUTPUT, "sample", fromRoot("src/types"), fromRoot("types")];
execFileSync(process.execPath, [compiler, ...sample], { stdio: "inherit" });
