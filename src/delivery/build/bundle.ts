/** The code of the site for the browser and for the prerenderer, by Vite. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  build,
  type BuildEnvironmentOptions,
  type InlineConfig,
  mergeConfig,
  type Rolldown,
  type UserConfig,
} from "vite";
import { ALIAS, modulePath } from "../../shared/compiled/layout.ts";
import { SITE_FOLDERS } from "../../shared/magazine/paths.ts";
import { WORKER_FILE } from "../../site/offline/kept.ts";
import { offlineWorker } from "./offline-worker.ts";
import { CLIENT_DIR, KEPT_DIR, SERVER_DIR, SOURCES_DIR } from "./paths.ts";
import { leaveOutTexts } from "./translations/wanted-texts.ts";

const SERVER_ENTRIES = ["entry.ts", "render.tsx"].map((file) => path.join(SOURCES_DIR, "site/app/server", file));

export interface BundleOptions {
  /** How the site is built; made anew for each build, since plugins remember. */
  config: () => UserConfig;
  /** Folder of the compiled content. */
  generated: string;
  /** What was read can be read again without a network. */
  offline: boolean;
}

/** Content is data, so that the code is the same whatever it says, and the bundler need not read it. */
export async function bundleSite(options: BundleOptions): Promise<void> {
  const isContent = (id: string) => id.startsWith(options.generated);
  const isData = (id: string) => isContent(id) && id !== path.join(options.generated, modulePath("site"));
  const { output } = await bundle(options, {
    outDir: CLIENT_DIR,
    manifest: true,
    rolldownOptions: { external: isData },
  });
  // Of another magazine, they may lie where no package says so.
  writeFileSync(path.join(KEPT_DIR, "package.json"), '{ "type": "module" }\n');
  for (const chunk of output) if (chunk.type === "chunk") failOnData(chunk, isData);
  writeFileSync(path.join(CLIENT_DIR, WORKER_FILE), await offlineWorker(options.offline));
  leaveOutTexts(path.join(CLIENT_DIR, SITE_FOLDERS.locales));
  await bundle(options, {
    outDir: SERVER_DIR,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: SERVER_ENTRIES,
      external: isContent,
      // A path is read as an address, in which a folder called `100%` would be none.
      output: { paths: (id) => (isContent(id) ? pathToFileURL(id).href : id) },
    },
  });
}

function failOnData({ fileName, imports, dynamicImports }: Rolldown.OutputChunk, isData: (id: string) => boolean) {
  const found = [...imports, ...dynamicImports].find(isData);
  if (found)
    throw new Error(
      `${fileName} imports ${found}: content is data for browsers, and what finds it is behind __CONTENT__`,
    );
}

async function bundle({ config, generated, offline }: BundleOptions, options: BuildEnvironmentOptions) {
  const own: InlineConfig = {
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { [ALIAS]: generated } },
    // Packages bring code that helps to find mistakes; on the server Vite leaves the choice to whoever loads them.
    define: { __OFFLINE__: `${offline}`, "process.env.NODE_ENV": '"production"' },
    // Packages in one file are loaded in a fraction of the time.
    ssr: { noExternal: true },
    build: { ...options, emptyOutDir: true },
  };
  return (await build(mergeConfig(config(), own))) as Rolldown.RolldownOutput;
}
