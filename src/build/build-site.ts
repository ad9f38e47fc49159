/**
 * content → client → server → pages → check → what hosts need → `dist/`. The site is built beside
 * `dist/`, which is replaced in one step at the end, so that a failure leaves it whole.
 */
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type BuildEnvironmentOptions } from "vite";
import { ALIAS, MEDIA } from "../compiled/layout.ts";
import { prepareHosting } from "../hosting/prepare.ts";
import { type Prerendered, prerender, type ServerEntry } from "../prerender/prerender.ts";
import { writeSocialPictures } from "../prerender/social-pictures.ts";
import { basePath } from "./base-path.ts";
import { checkSite } from "./check-site.ts";
import { compileContent } from "./compile-content.ts";
import { CONTENT_DIR, DIST_DIR, GENERATED_DIR, OTHER_GENERATED_DIR, ROOT, SITE_DIR, SOCIAL_DIR } from "./paths.ts";
import { reportFaults } from "./report-faults.ts";

/** Answers whether the site was built; what is wrong with the content has then been said. */
export async function buildSite({ content = CONTENT_DIR, out = DIST_DIR } = {}): Promise<boolean> {
  console.log("1/5 Contenido");
  const generated = content === CONTENT_DIR ? GENERATED_DIR : OTHER_GENERATED_DIR;
  if (!(await compileContent({ content, out: generated }))) return false;
  const client = path.join(SITE_DIR, "client");
  const server = path.join(SITE_DIR, "server");
  console.log("2/5 Sitio");
  await buildBundle(client, generated, { manifest: true });
  await cp(path.join(generated, MEDIA), path.join(client, MEDIA), { recursive: true });
  console.log("3/5 Páginas: preparación");
  await buildBundle(server, generated, {
    ssr: "app/server/entry.tsx",
    copyPublicDir: false,
    // Content is read when pages are rendered, so that the bundle is the same whatever it says.
    rolldownOptions: { external: (id) => id.startsWith(generated) },
  });
  console.log("4/5 Páginas");
  const entry = (await import(pathToFileURL(path.join(server, "entry.js")).href)) as ServerEntry;
  const base = basePath();
  const made = await prerender(entry, client, { base });
  await writeSocialPictures(made.pages, { siteName: entry.getSite().name, outDir: client, cacheDir: SOCIAL_DIR, base });
  if (!(await isConsistent(client, made, { base, url: entry.getSite().url, content }))) return false;
  console.log("5/5 Alojamiento");
  const links = new Set([...made.references.values()].flatMap((page) => page.links));
  await prepareHosting(client, { base, links });
  await replace(client, out);
  console.log(`${made.pages.length} páginas en ${path.relative(ROOT, out)}/`);
  return true;
}

async function buildBundle(outDir: string, generated: string, options: BuildEnvironmentOptions): Promise<void> {
  await build({
    root: path.join(ROOT, "src"),
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    resolve: { alias: { [ALIAS]: generated } },
    build: { ...options, outDir, emptyOutDir: true },
  });
}

async function isConsistent(
  dir: string,
  { references, siteFiles }: Prerendered,
  { content, ...site }: { base: string; url: string; content: string },
): Promise<boolean> {
  const files = (await readdir(dir, { recursive: true })).map((file) => file.split(path.sep).join("/"));
  const faults = checkSite({ ...site, references, siteFiles, files: new Set(files) });
  if (faults.length > 0) console.error(reportFaults(faults, content));
  return faults.length === 0;
}

async function replace(next: string, current: string): Promise<void> {
  const previous = `${next}.previous`;
  await rm(previous, { recursive: true, force: true });
  await mkdir(current, { recursive: true });
  await rename(current, previous);
  await rename(next, current);
  await rm(previous, { recursive: true, force: true });
}
