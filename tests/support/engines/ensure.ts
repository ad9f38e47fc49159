/** Installs Firefox and WebKit if they are missing: as root, from Debian; otherwise, Playwright's downloads. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findFirefox, findWebKit, type Origin } from "./installed.ts";

const DEBIAN_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xdotool"];

export interface Engines {
  Firefox: Origin | undefined;
  WebKit: Origin | undefined;
}

/** Installs missing engines, and returns those that are present then. Tests skip a missing engine, except in CI. */
export function ensureEngines(): Engines {
  if (missingEngines().length > 0) install();
  const stillMissing = missingEngines();
  if (stillMissing.length > 0) console.log(`Sin ${stillMissing.join(" ni ")}: esas pruebas se saltean.`);
  if (stillMissing.length > 0 && process.env.CI) {
    console.error("En CI hacen falta los dos: instalá firefox-esr y webkit2gtk-driver, o los de Playwright.");
    process.exit(1);
  }
  return findEngines();
}

const findEngines = (): Engines => ({ Firefox: findFirefox(), WebKit: findWebKit() });

const missingEngines = () => Object.entries(findEngines()).flatMap(([name, origin]) => (origin ? [] : [name]));

function install(): void {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Instalando Firefox y WebKit de Debian para las pruebas…");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...DEBIAN_PACKAGES]);
  } else {
    console.log("No hay Firefox o WebKit para las pruebas en esta máquina: probando la descarga de Playwright…");
    // In CI, Playwright also installs the browsers' system packages, which only an administrator can do.
    run("npx", ["playwright", "install", ...(process.env.CI ? ["--with-deps"] : []), "firefox", "webkit"]);
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
}
