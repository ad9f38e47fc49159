import { readdirSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { basePath } from "./scripts/base-path.ts";
import { contentPlugin } from "./src/pipeline/vite-plugin.ts";

const LOCALES = new URL("public/locales/", import.meta.url);

export default defineConfig({
  root: "src",
  base: basePath(),
  publicDir: "../public",
  plugins: [react(), contentPlugin()],
  define: {
    __LANGUAGES__: JSON.stringify(readdirSync(LOCALES)),
  },
  build: {
    // Everything the site loads is hashed and may be cached for ever, so nothing is inlined twice.
    assetsInlineLimit: 0,
  },
  server: { watch: { ignored: ["**/.contentlayer/**"] }, fs: { allow: [".."] } },
  test: {
    root: ".",
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**"],
    // Some tests run commands and compile thousands of files; a machine of CI may be slow.
    testTimeout: 60_000,
  },
});
