/** Bundles the code of the site with Vite, for browsers and for the prerenderer. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import {
  build,
  type BuildEnvironmentOptions,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from "vite";
import { ALIAS, modulePath } from "../../../shared/compiled/layout.ts";
import { SITE_FOLDERS } from "../../../shared/magazine/site-folders.ts";
import { WORKER_FILE } from "../../../site/offline/kept.ts";
import { CLIENT_DIR, KEPT_DIR, SERVER_DIR, SOURCES_DIR } from "../paths.ts";
import { removeUnwantedTexts } from "../plugins/wanted-texts.ts";
import { magazineFacts } from "../plugins/magazine-facts.ts";
import { hasFeatures, sectionNames } from "./section-names.ts";
import { supportedBrowsers } from "./supported-browsers.ts";

const SERVER_ENTRIES = ["entry.ts", "render.tsx"].map((file) => path.join(SOURCES_DIR, "site/app/server", file));

export interface BundleOptions {
  /** Returns a new configuration of Vite. Each build needs a new configuration, because plugins have state. */
  config: () => UserConfig;
  /** Folder of the compiled content. */
  generated: string;
  /** Whether visited pages can be read offline. */
  offline: boolean;
}

/**
 * Bundles the code without the content, so that a change of content does not change the code and bundling takes less
 * time.
 */
export async function bundleSite(options: BundleOptions): Promise<void> {
  const isContent = (id: string) => id.startsWith(options.generated);
  const isData = (id: string) => isContent(id) && id !== path.join(options.generated, modulePath("site"));
  const { output } = await bundle(
    options,
    {
      outDir: CLIENT_DIR,
      manifest: true,
      rolldownOptions: { external: isData },
    },
    [sectionNames(options.generated)],
  );
  // This file lets Node read the bundles as ES modules, because a magazine may have no package.json that sets the type.
  writeFileSync(path.join(KEPT_DIR, "package.json"), '{ "type": "module" }\n');
  for (const chunk of output) if (chunk.type === "chunk") failOnData(chunk, isData);
  writeFileSync(path.join(CLIENT_DIR, WORKER_FILE), await bundleOfflineWorker(options.offline));
  removeUnwantedTexts(path.join(CLIENT_DIR, SITE_FOLDERS.locales));
  await bundle(options, {
    outDir: SERVER_DIR,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: SERVER_ENTRIES,
      external: isContent,
      // Node reads the path as a URL, so a folder called `100%` has to be encoded.
      output: { paths: (id) => (isContent(id) ? pathToFileURL(id).href : id) },
    },
  });
}

function failOnData({ fileName, imports, dynamicImports }: Rolldown.OutputChunk, isData: (id: string) => boolean) {
  const dataImport = [...imports, ...dynamicImports].find(isData);
  if (dataImport)
    throw new Error(
      `${fileName} imports ${dataImport}: content is data for browsers, and what finds it is behind __CONTENT__`,
    );
}

async function bundle(
  { config, generated, offline }: BundleOptions,
  options: BuildEnvironmentOptions,
  plugins: Plugin[] = [],
) {
  const overrides: InlineConfig = {
    configFile: false,
    logLevel: "warn",
    plugins,
    resolve: { alias: { [ALIAS]: generated } },
    // NODE_ENV keeps the development code of packages out of the server bundle.
    define: {
      __OFFLINE__: `${offline}`,
      // If the home page features no documents, scripts have no code for featured documents.
      __FEATURES__: `${hasFeatures(generated)}`,
      "process.env.NODE_ENV": '"production"',
    },
    // Packages are bundled because separate packages take many times longer to load.
    ssr: { noExternal: true },
    build: { ...options, emptyOutDir: true },
  };
  return (await build(mergeConfig(config(), overrides))) as Rolldown.RolldownOutput;
}

/**
 * Returns the service worker as one script or, if `offline` is false, a script that removes the service worker from
 * readers' browsers.
 */
export async function bundleOfflineWorker(offline: boolean): Promise<string> {
  const workerBundle = await rolldown({
    input: path.join(SOURCES_DIR, "site/offline/worker", offline ? "worker.ts" : "removal.ts"),
    platform: "browser",
    plugins: [magazineFacts()],
    optimization: { inlineConst: true },
    // NODE_ENV keeps Workbox from logging for developers.
    transform: { target: supportedBrowsers, define: { "process.env.NODE_ENV": JSON.stringify("production") } },
  });
  const { output } = await workerBundle.generate({ format: "iife", minify: true });
  await workerBundle.close();
  return output[0].code;
}
