/**
 * Makes sure of a Chromium for the browser tests: one already on the machine, else Playwright's
 * own download, else Debian's package, else a sentence that says what to install.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM_PATHS = [
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
  const found = findChromium();
  if (found !== undefined) return found;
  console.log("No hay un Chromium en esta máquina: probando la descarga de Playwright…");
  if (run("npx", ["playwright", "install", "chromium"])) return findChromium() ?? "";
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Instalando el Chromium de Debian…");
    if (run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "chromium"]))
      return findChromium() ?? "";
  }
  console.error(
    "Las pruebas necesitan un navegador: instalá Chromium o Chrome, o indicá el programa con CHROMIUM_PATH.",
  );
  process.exit(1);
}

export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const installed = SYSTEM_PATHS.find((file) => existsSync(file));
  return installed ?? (existsSync(chromium.executablePath()) ? "" : undefined);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}
