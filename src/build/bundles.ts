/** The code of the site for the browser and for the prerenderer, built again only when something of which it is made changed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildEnvironmentOptions } from "vite";
import { ALIAS, INDEX, singletonPath } from "../compiled/layout.ts";
import { WORKER_FILE } from "../offline/kept.ts";
import { codeDigest } from "./code-digest.ts";
import { offlineWorker } from "./offline-worker.ts";
import { ROOT, SITE_DIR } from "./paths.ts";

export const CLIENT_DIR = path.join(SITE_DIR, "client");
const SERVER_DIR = path.join(SITE_DIR, "server");
export const SERVER_ENTRY = path.join(SERVER_DIR, "entry.js");

const DOCUMENTS = { find: `${ALIAS}/${INDEX}`, replacement: path.join(ROOT, "src/prerender/documents.ts") };

interface Asked {
  /** Folder of the compiled content. */
  generated: string;
  /** What was read can be read again without a network. */
  offline: boolean;
}

/** Answers the fingerprint of the code. */
export async function buildBundles(asked: Asked): Promise<string> {
  const { generated, offline } = asked;
  const code = fingerprint(asked);
  const note = path.join(SITE_DIR, "code");
  if (existsSync(note) && readFileSync(note, "utf8") === code) return code;
  // Bundles that a killed build left in pieces are no one's.
  rmSync(note, { force: true });
  await bundle(asked, { outDir: CLIENT_DIR, manifest: true });
  writeFileSync(path.join(CLIENT_DIR, WORKER_FILE), await offlineWorker(offline));
  await bundle(asked, {
    outDir: SERVER_DIR,
    ssr: "app/server/entry.tsx",
    copyPublicDir: false,
    // Content is read when pages are rendered, so that the bundle is the same whatever it says.
    rolldownOptions: { external: (id) => id.startsWith(generated) },
  });
  writeFileSync(note, code);
  return code;
}

/** Also of the content that every page shares. */
const fingerprint = ({ generated, offline }: Asked) =>
  codeDigest(generated, `${offline}`)
    .update(readFileSync(path.join(generated, singletonPath("site"))))
    .digest("hex");

async function bundle({ generated, offline }: Asked, options: BuildEnvironmentOptions): Promise<void> {
  const { build } = await import("vite");
  await build({
    root: path.join(ROOT, "src"),
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    resolve: { alias: [...(options.ssr ? [DOCUMENTS] : []), { find: ALIAS, replacement: generated }] },
    define: { __GENERATED__: JSON.stringify(generated), __OFFLINE__: `${offline}` },
    // Packages in one file are loaded in a fraction of the time, and their development code is left out.
    ssr: { noExternal: true },
    build: { ...options, emptyOutDir: true },
  });
}
