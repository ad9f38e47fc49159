/**
 * `npm test`: everything that CI runs, in the order in which it fails fastest. Stops at the first
 * part that fails, with its exit code.
 */
import { spawnSync } from "node:child_process";
import { ensureChromium } from "./chromium.ts";
import { ensureHosts } from "./hosts.ts";
import { ROOT } from "./paths.ts";

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

const executable = ensureChromium();
ensureHosts();

for (const [name, script] of PARTS) {
  console.log(`\n— ${name} (npm run ${script})`);
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
}
