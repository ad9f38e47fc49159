/** Runs before `npm pack`: compiles all commands of the package into `commands/`, so that whoever installs it compiles none. */
import { rmSync } from "node:fs";
import "./install.mjs";
import { fileURLToPath } from "node:url";
import { compileAll } from "./compile.mjs";
import { NAMES } from "./names.mjs";

const COMMANDS = fileURLToPath(new URL("../commands", import.meta.url));
/** What commands start themselves. */
const PARTS = ["bundle", "example-content", "overview", "usage"];
/** The sample's configuration is that of commands that are called where there is no magazine yet. */
const CONFIGURATIONS = ["magazine.config", "vite.config", "vite.editor.config"];

const scripts = [...Object.values(NAMES).map(([script]) => script), ...PARTS];
rmSync(COMMANDS, { recursive: true, force: true });
await compileAll(
  Object.fromEntries([
    ...scripts.map((name) => [name, `scripts/${name}.ts`]),
    ...CONFIGURATIONS.map((name) => [name, `${name}.ts`]),
  ]),
  COMMANDS,
);
