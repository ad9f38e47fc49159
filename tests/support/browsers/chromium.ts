/**
 * Makes sure of a Chromium for the browser tests: Debian's without windows where it can be had, else
 * one that is on the machine, else Playwright's own download, else a sentence that says what to install.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without windows, which takes a third less processor for a page than one that hides them. */
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

/** Path of the executable, or an empty text for the one that Playwright downloaded. */
export function ensureChromium(): string {
  const present = findForTests();
  const isWanted = present !== undefined && (!WINDOWED.includes(present) || present === process.env.CHROMIUM_PATH);
  const found = isWanted ? present : (installShell() ?? present);
  if (found !== undefined) return found;
  console.log("No hay un Chromium en esta máquina: probando la descarga de Playwright…");
  if (run("npx", ["playwright", "install", "chromium"])) return findForTests() ?? "";
  console.error(
    "Las pruebas necesitan un navegador: instalá Chromium o Chrome, o indicá el programa con CHROMIUM_PATH.",
  );
  process.exit(1);
}

/** A whole Chromium, as readers have it. */
export const findChromium = () => find([...WINDOWED, SHELL]);

/** The one that takes least. */
export const findForTests = () => find([SHELL, ...WINDOWED]);

function find(paths: readonly string[]): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const installed = paths.find((file) => existsSync(file));
  return installed ?? (existsSync(chromium.executablePath()) ? "" : undefined);
}

/** Answers its path where that could be done. */
function installShell(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Instalando el Chromium sin ventanas de Debian…");
  const done =
    run("apt-get", ["update", "-qq"]) &&
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", SHELL_PACKAGE]);
  return done && existsSync(SHELL) ? SHELL : undefined;
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}
