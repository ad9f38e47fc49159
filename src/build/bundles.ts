/** The code of the site for the browser and for the prerenderer, built again only when something of which it is made changed. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildEnvironmentOptions } from "vite";
import { ALIAS, INDEX, singletonPath } from "../compiled/layout.ts";
import { listFiles } from "../files/list-files.ts";
import { basePath } from "./base-path.ts";
import { ROOT, SITE_DIR } from "./paths.ts";

export const CLIENT_DIR = path.join(SITE_DIR, "client");
const SERVER_DIR = path.join(SITE_DIR, "server");
export const SERVER_ENTRY = path.join(SERVER_DIR, "entry.js");

const DOCUMENTS = { find: `${ALIAS}/${INDEX}`, replacement: path.join(ROOT, "src/prerender/documents.ts") };

/** `generated`: folder of the compiled content. Answers the fingerprint of the code. */
export async function buildBundles(generated: string): Promise<string> {
  const code = fingerprint(generated);
  const note = path.join(SITE_DIR, "code");
  if (existsSync(note) && readFileSync(note, "utf8") === code) return code;
  // Bundles that a killed build left in pieces are no one's.
  rmSync(note, { force: true });
  await bundle(generated, { outDir: CLIENT_DIR, manifest: true });
  await bundle(generated, {
    outDir: SERVER_DIR,
    ssr: "app/server/entry.tsx",
    copyPublicDir: false,
    // Content is read when pages are rendered, so that the bundle is the same whatever it says.
    rolldownOptions: { external: (id) => id.startsWith(generated) },
  });
  writeFileSync(note, code);
  return code;
}

/** Of the sources, the packages, what the build was told, and the content that every page shares. */
function fingerprint(generated: string): string {
  const folders = ["src", "public"].flatMap((folder) =>
    listFiles(path.join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  const sources = [...folders, "vite.config.ts", "package-lock.json"].toSorted();
  const told = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
  const digest = createHash("sha256").update(JSON.stringify([generated, basePath(), told.toSorted()]));
  digest.update(readFileSync(path.join(generated, singletonPath("site"))));
  for (const file of sources) digest.update(file).update(readFileSync(path.join(ROOT, file)));
  return digest.digest("hex");
}

async function bundle(generated: string, options: BuildEnvironmentOptions): Promise<void> {
  const { build } = await import("vite");
  await build({
    root: path.join(ROOT, "src"),
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    resolve: { alias: [...(options.ssr ? [DOCUMENTS] : []), { find: ALIAS, replacement: generated }] },
    define: { __GENERATED__: JSON.stringify(generated) },
    // Packages in one file are loaded in a fraction of the time, and their development code is left out.
    ssr: { noExternal: true },
    build: { ...options, emptyOutDir: true },
  });
}
