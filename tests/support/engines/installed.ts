/** Which Firefox and which WebKit this machine has: Playwright's own, or the system's with what drives them. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { firefox, webkit } from "@playwright/test";

const SYSTEM_FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const FOR_WEBKIT = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", "/usr/bin/xdotool"];

export type Origin = "playwright" | "system";

export function findFirefox(): Origin | undefined {
  if (existsSync(firefox.executablePath())) return "playwright";
  return systemFirefox() === undefined ? undefined : "system";
}

export function findWebKit(): Origin | undefined {
  if (existsSync(webkit.executablePath())) return "playwright";
  return findMiniBrowser() && FOR_WEBKIT.every((file) => existsSync(file)) ? "system" : undefined;
}

/** `FIREFOX_PATH` names another. */
export const systemFirefox = () => [process.env.FIREFOX_PATH ?? "", ...SYSTEM_FIREFOX].find((file) => existsSync(file));

/** The window of WebKitGTK. Debian keeps it below the folder of the machine in `/usr/lib`, others in `/usr/libexec`. */
export function findMiniBrowser(): string | undefined {
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => path.join("/usr/lib", name)) : [];
  return ["/usr/libexec", ...libraries]
    .map((folder) => path.join(folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((file) => existsSync(file));
}
