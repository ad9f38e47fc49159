/** The configuration of the unit tests, which run with the site's configuration of Vite. */
import { defineConfig } from "vitest/config";
import { GENERATED_DIR } from "./src/delivery/build/paths.ts";
import { ALIAS } from "./src/shared/compiled/layout.ts";
import { nodeOptions, wholeMaps } from "./tests/support/percent.ts";
import { rerunReporter } from "./tests/support/rerun.ts";
import { TEST_WORKERS } from "./tests/support/workers.ts";
import { siteConfig } from "./vite.config.ts";

const FILES = ["tests/**/*.test.{ts,tsx}"];
/** Tests that measure memory, each in a process of its own. */
const MEASURING = ["tests/delivery/server/load.test.ts", "tests/content/compiler/mutations.test.ts"];

const site = siteConfig();

export default defineConfig({
  ...site,
  plugins: [wholeMaps, ...(site.plugins ?? [])],
  test: {
    root: ".",
    alias: { [ALIAS]: GENERATED_DIR },
    // The timeout is long because some tests run commands and compile thousands of files, and a CI machine may be slow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: TEST_WORKERS,
    execArgv: nodeOptions,
    reporters: ["default", rerunReporter],
    tags: [{ name: "@exhaustive", description: "Left out of npm test (tests/README.md)" }],
    projects: [
      { extends: true, test: { name: "alone", include: MEASURING } },
      // Test files share their modules, because loading the packages again for each file would take longer than most
      // tests.
      { extends: true, test: { name: "together", include: FILES, exclude: MEASURING, isolate: false } },
    ],
  },
});
