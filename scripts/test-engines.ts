/**
 * `npm run test:engines`: tests the site in Firefox and in WebKit. `-- --all` also runs every browser spec, but only in
 * Playwright's own builds of these browsers. Other arguments are passed to Playwright.
 */
import { spawnSync } from "node:child_process";
import { ROOT } from "../src/delivery/build/paths.ts";
import { ensureEngines } from "../tests/support/engines/ensure.ts";
import type { Origin } from "../tests/support/engines/installed.ts";

const ORIGINS: Record<Origin, string> = { playwright: "de Playwright", system: "del sistema" };

const args = process.argv.slice(2);
const rest = args.filter((each) => each !== "--all");
const all = rest.length < args.length;

for (const [name, origin] of Object.entries(ensureEngines()) as [string, Origin | undefined][]) {
  if (origin)
    console.log(`${name} ${ORIGINS[origin]}${all && origin === "system" ? ", sólo con sus propias pruebas" : ""}.`);
}
const command = ["playwright", "test", "--config", "playwright.engines.config.ts", ...rest];
const env = { ...process.env, ...(all && { ENGINES_ALL: "1" }) };
const { status } = spawnSync("npx", command, { cwd: ROOT, stdio: "inherit", env, shell: process.platform === "win32" });
process.exit(status ?? 1);
