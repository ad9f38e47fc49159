import { readdirSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { basePath } from "./src/build/base-path.ts";
import { inlineScript } from "./src/build/inline-script.ts";
import { leanerPackages } from "./src/build/leaner-packages.ts";
import { contentPlugin } from "./src/build/content-plugin.ts";

const LOCALES = new URL("public/locales/", import.meta.url);

/** What every page needs. Not what loads on demand, as the drawer and the viewer, nor content: no page should download another's. */
const SITE = new RegExp(
  [
    "node_modules(?!.*(?:swiper|zod|form|zag-js|ark-ui|dialog|drawer|portal|presence|proxy|aria-hidden|focus-visible))",
    "vite/(?:preload|modulepreload)",
    "src/(?:app|compiled|i18n|loading|magazine|prehydration|seo|theme)/",
    "src/components/(?:button|credits|layout/(?!neighbours|subscribe-box)|motion|picture|unpublished)/?",
    "src/pages/page-head",
    "src/queries/(?:article|card|document-page|issue|site)\\.ts",
  ].join("|"),
);

/** Many small files cost a reader on a slow network more than their bytes. */
const CHUNKS = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: "site", test: SITE, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  root: "src",
  base: basePath(),
  publicDir: "../public",
  plugins: [react(), contentPlugin(), inlineScript(), leanerPackages()],
  define: {
    __LANGUAGES__: JSON.stringify(readdirSync(LOCALES).toSorted()),
  },
  build: {
    // Everything the site loads is hashed and may be cached for ever, so nothing is inlined twice.
    assetsInlineLimit: 0,
    // Browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    // A list is as long as the magazine; what may grow is in tests/browser/budget.spec.ts.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      // The server build loads at once what the browser loads on demand.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: CHUNKS } },
      // A constant that both sides import costs the reader nothing.
      optimization: { inlineConst: true },
    },
  },
  server: { watch: { ignored: ["**/.contentlayer/**"] }, fs: { allow: [".."] } },
  test: {
    root: ".",
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**"],
    // Some tests run commands and compile thousands of files; a machine of CI may be slow.
    testTimeout: 60_000,
    // Vitest leaves a core free; CI has two.
    maxWorkers: 2,
  },
});
