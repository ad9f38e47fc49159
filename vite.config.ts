import "./src/delivery/build/configuration/check-magazine.ts";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { refuseOddProject } from "./scripts/launcher/magazine.mjs";
import { portOr } from "./scripts/arguments/port.ts";
import { basePath } from "./src/delivery/build/base-path.ts";
import { fontsPlugin } from "./src/delivery/build/plugins/fonts-plugin.ts";
import { formReceiver } from "./src/delivery/build/plugins/form-receiver.ts";
import { inlineScript, magazinePage } from "./src/delivery/build/plugins/page-template.ts";
import { type ContentFolders, contentPlugin } from "./src/delivery/build/content/content-plugin.ts";
import { leanerRouter } from "./src/delivery/build/plugins/leaner-router.ts";
import { CONFIGURATION_MODULE } from "./src/delivery/build/configuration/load-configuration.ts";
import { magazineFacts } from "./src/delivery/build/plugins/magazine-facts.ts";
import { typesPlugin } from "./src/delivery/build/plugins/types-plugin.ts";
import { logoPlugin } from "./src/delivery/build/plugins/logo-plugin.ts";
import { packedSources } from "./src/delivery/build/plugins/packed-sources.ts";
import { KEPT_DIR, MAGAZINE_DIR, PUBLIC_DIR, ROOT, SOURCES_DIR } from "./src/delivery/build/paths.ts";
import { supportedBrowsers } from "./src/delivery/build/bundles/supported-browsers.ts";
import { readWantedTexts, wantedTexts } from "./src/delivery/build/plugins/wanted-texts.ts";
import { CONTENT_LANGUAGE } from "./src/shared/magazine/language.ts";
import { SITE_FOLDERS } from "./src/shared/magazine/site-folders.ts";

refuseOddProject(ROOT);

/**
 * Pattern of the beginning of the path of a source file. The path is absolute, because the project may be below a
 * folder called `src`.
 */
export const SOURCES = `^${SOURCES_DIR.replaceAll(path.sep, "/").replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&")}/`;

/** Matches modules that every page needs, except modules that load on demand, such as the drawer and the viewer. */
const SITE = new RegExp(
  [
    // The engine may itself be in node_modules.
    `^(?!${SOURCES}).*node_modules(?!.*(?:swiper|zod|form|zag-js|ark-ui|dialog|drawer|portal|presence|slot-recipe|proxy|aria-hidden|focus-visible))`,
    `${SOURCES}shared/(?!magazine/categories)`,
    `${SOURCES}site/(?:app|i18n|prehydration|queries|registry|seo|theme(?!/dialog))/`,
    `${SOURCES}site/components/(?:button|credits|footer|header|layout|links/(?!neighbours|page-links|further-reading)|loading|logo|motion|picture|unpublished)/?`,
    `${SOURCES}site/pages/(?:navigation-items|page-head)`,
    "/types/[\\w-]+/site[.]ts$",
  ].join("|"),
);

/** Groups of modules that share a chunk, because many small files are slow on a slow network. */
const CHUNKS = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: "site", test: SITE, minShareCount: 2, priority: 1 },
  // The code that loads other chunks has a chunk of its own, and the highest priority.
  { name: "load", test: /vite\/(?:preload|modulepreload)|rolldown\/runtime/, priority: 3 },
];

export interface SiteFolders extends ContentFolders {
  /** Path of a compiled configuration that replaces the magazine's configuration. */
  configuration?: string;
  /** Folder of files that are served without changes, including translations. */
  publicDir?: string;
}

/** Returns the configuration of Vite for the site. `folders` replaces folders of the magazine. */
export function siteConfig(folders: SiteFolders = {}): UserConfig {
  const { publicDir = PUBLIC_DIR, configuration = CONFIGURATION_MODULE, ...content } = folders;
  const texts = path.join(publicDir, SITE_FOLDERS.locales, CONTENT_LANGUAGE, "translation.json");
  const {
    search: _search,
    offline: _offline,
    gathering: _gathering,
    features: _features,
    topics: _topics,
    unknown: _unknown,
    ...wanted
  } = readWantedTexts(texts);
  const { unpublished, form, club, cards, editorials, ...bundled } = wanted;
  return {
    root: path.join(ROOT, "src"),
    base: basePath(),
    publicDir,
    // Each magazine has a cache of its own, because the cache depends on the configuration and two servers may run at
    // the same time.
    cacheDir: path.join(KEPT_DIR, "vite"),
    plugins: [
      react(),
      packedSources(),
      contentPlugin(content),
      formReceiver(),
      inlineScript(),
      magazinePage(),
      magazineFacts(),
      typesPlugin(),
      wantedTexts(texts),
      fontsPlugin(),
      logoPlugin(),
      leanerRouter(),
    ],
    resolve: {
      alias: {
        "#magazine": configuration,
        "#texts": texts,
        pompa: SOURCES_DIR,
        "use-sync-external-store/shim": path.join(ROOT, "src/site/i18n/language-store.ts"),
      },
    },
    define: {
      __TEXTS__: JSON.stringify(bundled),
      // Texts that only one part of the site needs, in the scripts of that part.
      __UNPUBLISHED__: JSON.stringify(unpublished),
      __FORM__: JSON.stringify({ form }),
      __CLUB__: JSON.stringify({ club }),
      __CARDS__: JSON.stringify({ cards }),
      __EDITORIALS__: JSON.stringify({ editorials }),
      // Development and the editor have no service worker.
      __OFFLINE__: "false",
      // Editors may add features while they look at the home page.
      __FEATURES__: "true",
    },
    build: {
      assetsDir: SITE_FOLDERS.assets,
      target: supportedBrowsers,
      // Files are not inlined, because readers cache hashed files for ever, and each inlined copy would be loaded
      // again.
      assetsInlineLimit: 0,
      // Browsers without modulepreload load the same files a little later.
      modulePreload: { polyfill: false },
      // Vite does not warn about sizes, because a list is as long as the magazine. tests/site/browser/budget.spec.ts
      // has the limits.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        // Two warnings are off: the server build imports statically what the browser imports on demand, and the times
        // of plugins are of no use to somebody who builds on a slow machine.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        // Constants of imported modules are replaced by their values.
        optimization: { inlineConst: true },
        treeshake: {
          // Reading a property never has an effect in this code.
          propertyReadSideEffects: false,
          // These modules may be removed if none of their exports is used. Emotion needs hoist-non-react-statics for a
          // feature that the site does not use, and parts of the theme are only needed to render HTML.
          moduleSideEffects: [
            {
              test: /[\\/](?:hoist-non-react-statics[\\/]|src[\\/]site(?:[.]ts$|[\\/]theme[\\/]))/,
              sideEffects: false,
            },
          ],
        },
      },
    },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } } },
    server: {
      port: portOr(5173),
      watch: { ignored: ["**/.contentlayer/**"] },
      fs: { allow: [ROOT, MAGAZINE_DIR] },
    },
  };
}

export default defineConfig(siteConfig());
