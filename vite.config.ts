import { readdirSync } from "node:fs";
import path from "node:path";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import { basePath } from "./src/build/base-path.ts";
import { formReceiver } from "./src/build/form-receiver.ts";
import { inlineScript } from "./src/build/inline-script.ts";
import { leanerPackages } from "./src/build/leaner-packages.ts";
import { type ContentFolders, contentPlugin } from "./src/build/content-plugin.ts";
import { editingPlugin } from "./src/build/editing-plugin.ts";
import { KEPT_DIR, PUBLIC_DIR, ROOT } from "./src/build/paths.ts";
import { PREVIEW_BASE } from "./src/editing/addresses.ts";
import { SITE_FOLDERS } from "./src/magazine/paths.ts";

/** What every page needs. Not what loads on demand, as the drawer and the viewer. */
const SITE = new RegExp(
  [
    "node_modules(?!.*(?:swiper|zod|form|zag-js|ark-ui|dialog|drawer|portal|presence|proxy|aria-hidden|focus-visible))",
    "vite/(?:preload|modulepreload)",
    "src/(?:app|compiled|i18n|loading|magazine|prehydration|registry|seo|theme)/",
    "src/components/(?:button|credits|layout/(?!neighbours)|motion|picture|unpublished)/?",
    "src/pages/page-head",
    "src/queries/",
  ].join("|"),
);

/** Many small files cost a reader on a slow network more than their bytes. */
const CHUNKS = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: "site", test: SITE, minShareCount: 2, priority: 1 },
];

export interface SiteFolders extends ContentFolders {
  /** Files that are served as they are, translations among them. */
  publicDir?: string;
}

/** How the site is built and served, from folders of its own if so asked. */
export function siteConfig({ publicDir = PUBLIC_DIR, ...content }: SiteFolders = {}): UserConfig {
  return {
    root: path.join(ROOT, "src"),
    base: basePath(),
    publicDir,
    plugins: [react(), contentPlugin(content), formReceiver(), inlineScript(), leanerPackages()],
    define: { __LANGUAGES__: JSON.stringify(readdirSync(path.join(publicDir, SITE_FOLDERS.locales)).toSorted()) },
    build: {
      assetsDir: SITE_FOLDERS.assets,
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
    server: { watch: { ignored: ["**/.contentlayer/**"] }, fs: { allow: [ROOT] } },
  };
}

/** They are most of what the room would load at its start, and an editor has no use for them. */
const withoutSourceMaps: Plugin = {
  name: "pompa:without-source-maps",
  enforce: "post",
  apply: "serve",
  transform: (code) => ({ code, map: { mappings: "" } }),
};

/** The editing room and, below its own base, the site as it is being written. For this machine only. */
export function roomConfig(contentDir: string, port: number): UserConfig {
  const site = siteConfig();
  return {
    ...site,
    base: PREVIEW_BASE,
    appType: "spa",
    plugins: [react(), editingPlugin({ contentDir }), inlineScript(), withoutSourceMaps],
    // The mark of what is not published belongs to the preview, also where React and Chakra are those of readers.
    define: { ...site.define, "import.meta.env.DEV": "true" },
    cacheDir: path.join(KEPT_DIR, "room"),
    logLevel: "warn",
    optimizeDeps: { entries: ["index.html", "room/index.html"] },
    server: {
      ...site.server,
      // Under both of its names: which address "localhost" has first differs between machines.
      host: "127.0.0.1",
      port,
      strictPort: true,
      warmup: { clientFiles: ["./room/**/*.{ts,tsx}"] },
      // Another server on this machine is another site.
      cors: false,
      hmr: { overlay: false },
    },
  };
}

export default defineConfig({
  ...siteConfig(),
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
