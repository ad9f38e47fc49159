/** Tests of the magazine Pompa: `npm run test:pompa`. */
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

delete process.env.MAGAZINE;

export default defineConfig({
  ...base,
  testIgnore: [],
  projects: [
    { name: "chromium", testMatch: "pompa/*.spec.ts" },
    // These specs read from the content what must be on which page.
    { name: "every page @exhaustive", testMatch: /browser\/(?:axe|languages|people|reflow|shown|site-map)\.spec\.ts$/ },
  ],
});
