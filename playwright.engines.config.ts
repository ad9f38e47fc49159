/** Tests in Firefox and WebKit, in each that the machine has: `npm run test:engines`. */
import "./tests/support/small-magazine/choose.ts";
import path from "node:path";
import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from "@playwright/test";
import type { EngineOptions } from "./tests/support/engines/engine.ts";
import { findFirefox, findWebKit, type Origin, systemFirefox } from "./tests/support/engines/installed.ts";
import { TEST_WORKERS } from "./tests/support/workers.ts";

const PORT = 4275;
const RELAY = path.resolve(import.meta.dirname, "tests/support/engines/firefox-bidi.mjs");

/**
 * Whether every browser spec runs. Browsers of the system run only `engines/`: their drivers cannot do all that is
 * asked.
 */
const ALL = Boolean(process.env.ENGINES_ALL);

/** Matches specs whose result does not depend on the browser. */
const ONLY_CHROMIUM = /browser\/(?:axe|budget|development|site-map|third-language)\.spec/;

/** Options for Debian's Firefox, which a relay drives. Scroll bars take no room, as in the other browsers. */
const SYSTEM_FIREFOX = {
  channel: "moz-firefox",
  launchOptions: {
    executablePath: RELAY,
    env: { ...(process.env as Record<string, string>), FIREFOX_PATH: systemFirefox() ?? "" },
    firefoxUserPrefs: { "ui.useOverlayScrollbars": 1 },
  },
};

type OwnProject = Project<PlaywrightTestOptions, PlaywrightWorkerOptions & EngineOptions>;

function project(browserName: "firefox" | "webkit", origin: Origin | undefined): OwnProject[] {
  if (!origin) return [];
  const whole = ALL && origin === "playwright";
  return [
    {
      name: browserName,
      testMatch: whole ? ["engines/*.spec.ts", "browser/*.spec.ts"] : "engines/*.spec.ts",
      use: { browserName, origin, ...(browserName === "firefox" && origin === "system" && SYSTEM_FIREFOX) },
    },
  ];
}

export default defineConfig<object, EngineOptions>({
  testDir: "tests",
  testIgnore: ONLY_CHROMIUM,
  fullyParallel: true,
  workers: TEST_WORKERS,
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI may be slow, and one test visits every kind of page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./tests/support/rerun.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "es-AR",
    viewport: { width: 1440, height: 900 },
  },
  projects: [...project("firefox", findFirefox()), ...project("webkit", findWebKit())],
  // Specs in `engines/` start a server each, so only the other specs need this one.
  ...(ALL && {
    webServer: {
      command: "npm run --silent preview",
      env: { PORT: String(PORT) },
      url: `http://localhost:${PORT}`,
      reuseExistingServer: false,
    },
  }),
});
