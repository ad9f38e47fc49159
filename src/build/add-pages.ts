/** What the built site makes of the content: its pages, their pictures for social networks, and the index of the search. */
import type { FolderPlan } from "../files/folder-plan.ts";
import { keptIndex } from "../indexing/kept-index.ts";
import { fingerprintOf } from "../prerender/planned-page.ts";
import { prerender } from "../prerender/prerender.ts";
import type { CrawledSite, ServerEntry } from "../prerender/renderer.ts";
import { addSocialPictures } from "../prerender/social-pictures.ts";
import { INDEX_FOLDER } from "../search/index-files.ts";
import type { Kept } from "./kept.ts";
import { CLIENT_DIR, SERVER_RENDER, SOURCES_DIR } from "./paths.ts";
import { progress } from "./progress.ts";

interface PagesOptions {
  /** Fingerprint of the code. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  kept: Kept;
}

export type Made = Awaited<ReturnType<typeof addPages>>;

/** Adds them to a site, which has the pictures of the content already. */
export async function addPages(entry: ServerEntry, site: FolderPlan, options: PagesOptions) {
  const crawled = await entry.crawlSite(fingerprintOf);
  const { pages, searchEntries: found, files: siteFiles } = crawled;
  // A process of its own makes the index meanwhile.
  const [index, references] = await Promise.all([
    keptIndex(found, options.code, options.kept.search),
    addRendered(entry, site, crawled, options),
  ]);
  for (const [name, file] of index) site.link(INDEX_FOLDER + name, file);
  return { pages, found, siteFiles, references };
}

async function addRendered(entry: ServerEntry, site: FolderPlan, crawled: CrawledSite, options: PagesOptions) {
  const references = await prerender(entry, site, {
    ...options,
    crawled,
    client: CLIENT_DIR,
    render: SERVER_RENDER,
    onProgress: progress("Páginas"),
  });
  await addSocialPictures(site, crawled.pages, {
    siteName: entry.getSite().name,
    base: options.base,
    sources: SOURCES_DIR,
    kept: options.kept.social,
    onProgress: progress("Imágenes para redes"),
  });
  return references;
}
