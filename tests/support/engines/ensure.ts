/** Installs Firefox and WebKit where they are missing: as root Debian's, else Playwright's download. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findFirefox, findWebKit, type Origin } from "./installed.ts";

const DEBIAN_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xdotool"];

export interface Engines {
  Firefox: Origin | undefined;
  WebKit: Origin | undefined;
}

/** Returns the engines that are there in the end. Tests skip a missing engine, except in CI. */
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
    // Only an administrator, as in CI, can install the system packages that the browsers need.
    run("npx", ["playwright", "install", ...(process.env.CI ? ["--with-deps"] : []), "firefox", "webkit"]);
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
}
