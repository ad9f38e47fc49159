/** Tests the site of any magazine: `npm test -- --magazine ../faro`. */
import { defineConfig } from "@playwright/test";
import { LOCALE } from "./src/shared/magazine/language.ts";

const { MAGAZINE } = process.env;
const { default: base } = await import("./playwright.config.ts");
// The imported configuration chooses the magazine of the other browser tests, so the choice is undone.
if (MAGAZINE) process.env.MAGAZINE = MAGAZINE;
else delete process.env.MAGAZINE;

export default defineConfig({
  ...base,
  testMatch: "magazine/*.spec.ts",
  testIgnore: [],
  reporter: "list",
  projects: [{ name: "chromium" }],
  use: { ...base.use, locale: LOCALE },
});
