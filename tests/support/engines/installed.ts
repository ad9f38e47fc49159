/** Which Firefox and which WebKit this machine has: Playwright's own, or the system's with what drives them. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { firefox, webkit } from "@playwright/test";

const SYSTEM_FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const WEBKIT_PROGRAMS = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/xdotool"];

export type Origin = "playwright" | "system";

export function findFirefox(): Origin | undefined {
  if (existsSync(firefox.executablePath())) return "playwright";
  return systemFirefox() === undefined ? undefined : "system";
}

export function findWebKit(): Origin | undefined {
  if (existsSync(webkit.executablePath())) return "playwright";
  return findMiniBrowser() && WEBKIT_PROGRAMS.every((file) => existsSync(file)) ? "system" : undefined;
}

/** Returns `FIREFOX_PATH` if that file exists, or else the path of the system's Firefox. */
export const systemFirefox = () => [process.env.FIREFOX_PATH ?? "", ...SYSTEM_FIREFOX].find((file) => existsSync(file));

/** Finds the program for WebKitGTK's window, which is below `/usr/lib` in Debian and in `/usr/libexec` elsewhere. */
export function findMiniBrowser(): string | undefined {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => path.join("/usr/lib", name)) : [];
  return ["/usr/libexec", ...libraries]
    .map((folder) => path.join(folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((file) => existsSync(file));
}
