/**
 * Runs a command of this folder as plain JavaScript: `node scripts/compiled.mjs content check …`. The package has all of
 * them compiled; in the checkout compile.mjs does it for each change of their sources.
 */
import { inspect } from "node:util";
import { isCheckout } from "./launcher/install.mjs";
import { CALLED_IN, chooseMagazine, messages } from "./launcher/magazine.mjs";

/** As the system and libraries in other languages say it, somewhere in an error, whatever was being opened. */
const TOO_MANY = /\bE[MN]FILE\b|too many open files/i;

chooseMagazine();
process.chdir(CALLED_IN);
// What is started from here in the root works there.
delete process.env.INIT_CWD;

/** Runs it. */
async function load(name) {
  if (!isCheckout) return import(`../commands/${name}.mjs`);
  const { compiled } = await import("./launcher/compile.mjs");
  return import(await compiled(name));
}

/** Says what is wrong with what the person wrote after the command or before it, where it is that. */
async function explain(error) {
  const fault = TOO_MANY.test(inspect(error)) ? messages().tooManyFiles : await faultOf(error);
  if (!fault) throw error;
  console.error(fault);
  process.exitCode = 2;
}

async function faultOf(error) {
  // A configuration that cannot be read has no language.
  const usage = await load("usage").catch(() => undefined);
  return usage ? usage.faultOf(error, command) : error.name === "UsageError" && error.message;
}

const [command = ""] = process.argv.splice(2, 1);
// What is thrown where nobody waits for it, as by a file that is read on the side.
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
