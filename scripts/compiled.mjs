/**
 * Runs a command of this folder as plain JavaScript: `node scripts/compiled.mjs content check …`. The package contains
 * all commands in compiled form. In a checkout, launcher/compile.mjs compiles a command after each change of its
 * sources.
 */
import { inspect } from "node:util";
import { isCheckout } from "./launcher/install.mjs";
import { CALLER_DIR, chooseMagazine, messages } from "./launcher/magazine.mjs";

/** Matches errors about too many open files, of Node and of native libraries. */
const TOO_MANY_FILES = /\bE[MN]FILE\b|too many open files/i;

chooseMagazine();
process.chdir(CALLER_DIR);
// INIT_CWD is removed, because processes that this process starts use their own working folder.
delete process.env.INIT_CWD;

/** Imports the module of a command, which runs the command. */
async function load(name) {
  if (!isCheckout) return import(`../commands/${name}.mjs`);
  const { compileCommand } = await import("./launcher/compile.mjs");
  return import(await compileCommand(name));
}

/** Prints a sentence about an error that the user can correct, and throws any other error again. */
async function explain(error) {
  const fault = TOO_MANY_FILES.test(inspect(error)) ? messages().tooManyFiles : await faultOf(error);
  if (!fault) throw error;
  console.error(fault);
  process.exitCode = 2;
}

async function faultOf(error) {
  // `usage` cannot be loaded if the configuration of the magazine is wrong. In this case, `error` is about the
  // configuration, and its own message is printed.
  const usage = await load("usage").catch(() => undefined);
  return usage ? usage.faultOf(error, command) : error.name === "UsageError" && error.message;
}

const [command = ""] = process.argv.splice(2, 1);
// Errors that nobody awaits, such as those of a stream, are also explained.
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
