/** Makes sure of Firefox and WebKit where it may: as root Debian's, else Playwright's download. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findFirefox, findWebKit, type Origin } from "./installed.ts";

const DEBIAN_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xdotool"];

export interface Engines {
  Firefox: Origin | undefined;
  WebKit: Origin | undefined;
}

/** What is there in the end; an engine that is not is left out of the tests, but not in CI. */
export function ensureEngines(): Engines {
  if (missing().length > 0) install();
  const left = missing();
  if (left.length > 0) console.log(`Sin ${left.join(" ni ")}: esas pruebas se saltean.`);
  if (left.length > 0 && process.env.CI) {
    console.error("En CI hacen falta los dos: instalá firefox-esr y webkit2gtk-driver, o los de Playwright.");
    process.exit(1);
  }
  return found();
}

const found = (): Engines => ({ Firefox: findFirefox(), WebKit: findWebKit() });

const missing = () => Object.entries(found()).flatMap(([name, origin]) => (origin ? [] : [name]));

function install(): void {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Instalando Firefox y WebKit de Debian para las pruebas…");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...DEBIAN_PACKAGES]);
  } else {
    console.log("No hay Firefox o WebKit para las pruebas en esta máquina: probando la descarga de Playwright…");
    // What the browsers need of the system takes its administrator, who is there in CI.
    run("npx", ["playwright", "install", ...(process.env.CI ? ["--with-deps"] : []), "firefox", "webkit"]);
  }
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" });
}
