/**
 * Finds or installs a Chromium for the browser tests: Debian's headless one if possible, else one on the machine, else
 * Playwright's download. Without any it prints what to install.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Headless Chromium, which takes a third less processor time for a page than a full one. */
const SHELL = "/usr/bin/chromium-headless-shell";
const SHELL_PACKAGE = "chromium-headless-shell";

const WINDOWED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Returns the path of the executable, or an empty string for the one that Playwright downloaded. */
export function ensureChromium(): string {
  const present = findTestChromium();
  const isWanted = present !== undefined && (!WINDOWED.includes(present) || present === process.env.CHROMIUM_PATH);
  const executable = isWanted ? present : (installShell() ?? present);
  if (executable !== undefined) return executable;
  console.log("No hay un Chromium en esta máquina: probando la descarga de Playwright…");
  if (run("npx", ["playwright", "install", "chromium"])) return findTestChromium() ?? "";
  console.error(
    "Las pruebas necesitan un navegador: instalá Chromium o Chrome, o indicá el programa con CHROMIUM_PATH.",
  );
  process.exit(1);
}

/** Finds a full Chromium, as readers have it, or else the headless one. */
export const findChromium = () => findExecutable([...WINDOWED, SHELL]);

/** Finds the Chromium that takes the least processor time. */
export const findTestChromium = () => findExecutable([SHELL, ...WINDOWED]);

function findExecutable(paths: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const installed = paths.find((file) => existsSync(file));
  return installed ?? (existsSync(chromium.executablePath()) ? "" : undefined);
}

/** Installs the headless Chromium if possible, and returns its path. */
function installShell(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Instalando el Chromium sin ventanas de Debian…");
  const isInstalled =
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", SHELL_PACKAGE]);
  return isInstalled && existsSync(SHELL) ? SHELL : undefined;
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}
