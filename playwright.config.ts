import "./tests/support/small-magazine/choose.ts";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/support/browsers/launch.ts";
import { PHONE } from "./tests/support/browsers/phone.ts";
import { TEST_WORKERS } from "./tests/support/workers.ts";

const PORT = 4273;

export default defineConfig({
  testDir: "tests",
  snapshotPathTemplate: "{testDir}/{testFileDir}/{arg}{ext}",
  testMatch: "**/*.spec.ts",
  // These specs have configurations of their own. A pattern is matched with the whole path, so it must not name a
  // folder that may hold the project.
  testIgnore: ["**/engines/*.spec.ts", "**/magazine/*.spec.ts", "**/pompa/*.spec.ts"],
  fullyParallel: true,
  workers: TEST_WORKERS,
  forbidOnly: Boolean(process.env.CI),
  // A CI machine may be slow, where one publication takes up to 45 s. Tests wait for conditions, so a long limit costs
  // nothing if they hold.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./tests/support/rerun.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "es-AR",
    // A service worker would answer requests that tests hold back or make fail. offline.spec.ts allows it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: "chromium" },
    // A filter for a tag matches names of projects too. Two of the ignored specs build for most of their time, and one
    // is about the phone already.
    {
      name: "phone @exhaustive",
      testMatch: "editor/*.spec.ts",
      testIgnore: ["**/english.spec.ts", "**/phone.spec.ts", "**/story.spec.ts"],
      use: PHONE,
    },
  ],
  webServer: {
    command: "npm run --silent preview",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
