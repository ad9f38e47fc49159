/**
 * Provides the typefaces of readers' machines, from Debian's packages, in a folder of the tests. A Chromium that starts
 * with the variables of `environmentOf` finds only the typefaces of that machine.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../../src/delivery/build/paths.ts";

export const FACES_FOLDER = path.join(ROOT, "node_modules", ".cache", "faces");
const DEJAVU = ["fonts-dejavu-core", "fonts-dejavu-extra"];

/** The packages by the typeface that a browser finds first. Liberation has the widths of Arial, Helvetica and Times. */
const MACHINES: Record<string, readonly string[]> = {
  Arial: ["fonts-liberation", ...DEJAVU],
  Roboto: ["fonts-roboto-unhinted", "fonts-noto-core"],
  Noto: ["fonts-noto-core"],
  DejaVu: DEJAVU,
};

export const machines = Object.keys(MACHINES);

const folderOf = (name: string) => path.join(FACES_FOLDER, name);

/** Returns variables that make Chromium use a machine's typefaces, or `undefined` if these are not installed. */
export function environmentOf(machine: string): Record<string, string> | undefined {
  const folders = (MACHINES[machine] ?? []).map(folderOf);
  if (!folders.every((folder) => existsSync(folder))) return undefined;
  const file = path.join(FACES_FOLDER, `${machine}.conf`);
  const dirs = [...folders.map((folder) => `<dir>${folder}</dir>`), `<cachedir>${FACES_FOLDER}/cache</cachedir>`];
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${dirs.join("")}</fontconfig>`);
  return { FONTCONFIG_FILE: file };
}

export function ensureSystemFaces(): void {
  const missing = [...new Set(Object.values(MACHINES).flat())].filter((name) => !existsSync(folderOf(name)));
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log("Descargando tipografías de otras máquinas para las pruebas…");
  mkdirSync(FACES_FOLDER, { recursive: true });
  run("apt-get", ["update", "-qq"]);
  for (const name of missing) {
    run("apt-get", ["download", "-qq", name]);
    const deb = readdirSync(FACES_FOLDER).find((file) => file.startsWith(`${name}_`));
    if (deb && run("dpkg-deb", ["-x", deb, folderOf(name)])) rmSync(folderOf(deb));
  }
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { cwd: FACES_FOLDER, stdio: "ignore" }).status === 0;
