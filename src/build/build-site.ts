/**
 * content → client → server → pages → what hosts need → `dist/`. The site is built beside `dist/`, which is
 * replaced in one step at the end, so that a failure leaves it whole.
 */
import { cp, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildEnvironmentOptions } from "vite";
import { MEDIA } from "../compiled/layout.ts";
import { prerender, type ServerEntry } from "../prerender/prerender.ts";
import { prepareHosting } from "../hosting/prepare.ts";
import { writeSocialPictures } from "../prerender/social-pictures.ts";
import { basePath } from "./base-path.ts";
import { compileContent } from "./compile-content.ts";
import { CONTENT_DIR, DIST_DIR, GENERATED_DIR, ROOT, SITE_DIR, SOCIAL_DIR } from "./paths.ts";

export interface BuildSiteOptions {
  content?: string;
  out?: string;
}

/** Answers whether the site was built; what is wrong with the content has then been said. */
export async function buildSite({ content = CONTENT_DIR, out = DIST_DIR }: BuildSiteOptions = {}): Promise<boolean> {
  console.log("1/5 Contenido");
  if (!(await compileContent({ content }))) return false;
  const client = path.join(SITE_DIR, "client");
  const server = path.join(SITE_DIR, "server");
  console.log("2/5 Sitio");
  await buildBundle(client, { manifest: true });
  await cp(path.join(GENERATED_DIR, MEDIA), path.join(client, MEDIA), { recursive: true });
  console.log("3/5 Páginas: preparación");
  await buildBundle(server, { ssr: "app/entry-server.tsx", copyPublicDir: false });
  console.log("4/5 Páginas");
  const entry = (await import(pathToFileURL(path.join(server, "entry-server.js")).href)) as ServerEntry;
  const base = basePath();
  const pages = await prerender(entry, client, base);
  await writeSocialPictures(entry.socialPreviews(), { outDir: client, cacheDir: SOCIAL_DIR, base });
  console.log("5/5 Alojamiento");
  await prepareHosting(client, base);
  await replace(client, out);
  console.log(`${pages} páginas en ${path.relative(ROOT, out)}/`);
  return true;
}

async function buildBundle(outDir: string, options: BuildEnvironmentOptions): Promise<void> {
  await build({
    root: path.join(ROOT, "src"),
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    build: { ...options, outDir, emptyOutDir: true },
  });
}

async function replace(next: string, current: string): Promise<void> {
  const previous = `${next}.previous`;
  await rm(previous, { recursive: true, force: true });
  await mkdir(path.dirname(current), { recursive: true });
  await rename(current, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  await rename(next, current);
  await rm(previous, { recursive: true, force: true });
}
