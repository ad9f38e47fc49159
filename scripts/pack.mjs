/** Runs before `npm pack`: compiles all commands of the package into `commands/`, so that whoever installs it compiles none. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import "./install.mjs";
import { fileURLToPath } from "node:url";
import { compileAll } from "./compile.mjs";
import { NAMES } from "./names.mjs";

const fromRoot = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const COMMANDS = fromRoot("commands");
/** What commands start themselves. */
const PARTS = ["bundle", "example-content", "overview", "usage"];
const CONFIGURATIONS = ["vite.config", "vite.editor.config"];

const scripts = [...Object.values(NAMES).map(([script]) => script), ...PARTS];
rmSync(COMMANDS, { recursive: true, force: true });
await compileAll(
  Object.fromEntries([
    ...scripts.map((name) => [name, `scripts/${name}.ts`]),
    ...CONFIGURATIONS.map((name) => [name, `${name}.ts`]),
  ]),
  COMMANDS,
);

/** The sample's configuration is that of commands that are called where there is no magazine yet. */
const compiler = fromRoot("src/delivery/build/configuration/compile-configuration.mjs");
const sample = [fromRoot("magazine.config.ts"), COMMANDS, "sample", fromRoot("src/types"), fromRoot("types")];
execFileSync(process.execPath, [compiler, ...sample], { stdio: "inherit" });
