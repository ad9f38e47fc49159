/**
 * `npm test`: everything that CI runs, in the order in which it fails fastest. Stops at the first
 * part that fails, with its exit code.
 */
import { spawnSync } from "node:child_process";
import { ensureChromium } from "../tests/support/chromium.ts";
import { ensureHosts } from "../tests/support/hosts.ts";
import { ROOT } from "../src/build/paths.ts";

const PARTS = [
  ["Estilo", "test:lint"],
  ["Contenido", "content:build"],
  ["Tipos", "test:types"],
  ["Pruebas unitarias", "test:unit"],
  ["Sitio bajo otra ruta", "build:nested"],
  ["Sitio", "build"],
  ["Sitio, otra vez", "build:again"],
  ["Pruebas en el navegador", "test:browser"],
] as const;

/** Of the process's clock, which starts with it. */
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1000);

const executable = ensureChromium();
ensureHosts();

for (const [name, script] of PARTS) {
  console.log(`\n— ${name} (npm run ${script})`);
  const start = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", script], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, CHROMIUM_PATH: executable },
  });
  if (status !== 0) {
    console.error(`\nFalló: ${name} (npm run ${script})`);
    process.exit(status ?? 1);
  }
  console.log(`— ${name}: ${secondsSince(start)} s`);
}
console.log(`\nTodo en orden, en ${secondsSince(0)} s.`);
