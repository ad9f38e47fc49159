/** The configuration of Vite for the editor and its preview, which load content from a server. */
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { browserContent } from "./src/delivery/build/content/browser-content.ts";
import { fontsPlugin } from "./src/delivery/build/plugins/fonts-plugin.ts";
import { inlineScript, magazinePage } from "./src/delivery/build/plugins/page-template.ts";
import { logoPlugin } from "./src/delivery/build/plugins/logo-plugin.ts";
import { SOURCES_DIR } from "./src/delivery/build/paths.ts";
import { typesPlugin } from "./src/delivery/build/plugins/types-plugin.ts";
import { NONCE_PLACEHOLDER, PREVIEW_BASE } from "./src/editor/contract/addresses.ts";
import { messages } from "./src/editor/messages/messages.ts";
import { EDITORS_LANGUAGE } from "./src/shared/magazine/language.ts";
import { siteConfig, SOURCES } from "./vite.config.ts";

const site = siteConfig();

/** Path of the messages in the editors' language, so that no other language is bundled. */
const WORDS = path.join(SOURCES_DIR, "editor/messages", EDITORS_LANGUAGE, "index.ts");

const STORE = path.join(SOURCES_DIR, "editor/app/preview/preview-store.ts");

/**
 * Groups of modules that share a chunk. With them, the editor loads no code that only the site needs, and little code
 * before its first request.
 */
const CHUNKS = [
  { name: "preload", test: /vite\/preload-helper/, priority: 2 },
  { name: "packages", test: /node_modules.*js$/, priority: 1, entriesAware: true, entriesAwareMergeThreshold: 50_000 },
  { name: "site", test: new RegExp(`${SOURCES}(?!editor|site/theme)`), minShareCount: 2 },
];

export default defineConfig({
  ...site,
  base: PREVIEW_BASE,
  logLevel: "warn",
  plugins: [react(), browserContent(STORE), inlineScript(), magazinePage(), typesPlugin(), fontsPlugin(), logoPlugin()],
  define: {
    ...site.define,
    __CONTENT__: "true",
    __PREVIEW__: "true",
    "import.meta.env.EDITORS_LANGUAGE": JSON.stringify(EDITORS_LANGUAGE),
    "import.meta.env.EDITOR_NAME": JSON.stringify(messages.frame.name),
  },
  resolve: { alias: { ...site.resolve?.alias, "#messages": WORDS } },
  html: { cspNonce: NONCE_PLACEHOLDER },
  build: {
    ...site.build,
    copyPublicDir: false,
    rolldownOptions: {
      ...site.build?.rolldownOptions,
      output: { codeSplitting: { groups: CHUNKS } },
      input: { site: path.join(SOURCES_DIR, "index.html"), editor: path.join(SOURCES_DIR, "editor/app/index.html") },
    },
  },
});
