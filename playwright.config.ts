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
  // Each has a configuration of its own. A pattern meets the whole path, so it names no folder in which the project may lie.
  testIgnore: ["**/engines/*.spec.ts", "**/magazine/*.spec.ts", "**/pompa/*.spec.ts"],
  fullyParallel: true,
  workers: TEST_WORKERS,
  forbidOnly: Boolean(process.env.CI),
  // A machine of CI may be slow; what is waited for is a condition, so a long limit costs nothing when it holds.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./tests/support/rerun.ts"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "es-AR",
    // It would answer what tests hold back or make fail; offline.spec.ts lets it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: "chromium" },
    // What is filtered by a tag is filtered by the name of a project too. Two specs build for most of their time, and
    // one is of the phone alone.
    {
      name: "phone @exhaustive",
      testMatch: "editor/*.spec.ts",
      testIgnore: ["**/english.spec.ts", "**/hand.spec.ts", "**/story.spec.ts"],
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
