/** Adds pages, social images and the search index to a site. All of them are made from the content. */
import { hash } from "node:crypto";
import { writeFileSync, readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { messages } from "../../content/messages/messages.ts";
import { readSavedJson } from "../../shared/files/read-saved-json.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { makeIndex } from "../indexing/make-index.ts";
import { entryFile, readManifest } from "../prerender/template.ts";
import { addMovedPages } from "../prerender/moved-pages.ts";
import { prerender, pageDataStore } from "../prerender/prerender.ts";
import type { ServerEntry } from "../prerender/renderer.ts";
import { addSocialPictures } from "../prerender/write-social-pictures.ts";
import type { PageCache } from "../../site/app/server/page-cache.ts";
import type { PageDataStore } from "../../site/registry/crawler.ts";
import { INDEX_FOLDER } from "../../site/search/index-files.ts";
import { readDrawing } from "./logo/files.ts";
import type { BuildCache } from "./output/build-cache.ts";
import { CLIENT_DIR, READS_FILE, SERVER_RENDER, MEDIA_DIR } from "./paths.ts";
import { progress } from "./progress.ts";
import path from "node:path";
import { MEDIA_LIST, mediaPath } from "../../shared/compiled/layout.ts";
import { listFiles } from "../../shared/files/list-files.ts";

interface PagesOptions {
  /** Fingerprint of the code. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  caches: BuildCache;
}

export type AddedPages = Awaited<ReturnType<typeof addPages>>;

/** Adds pages to a site that already has the images of the content. */
export async function addPages(entry: ServerEntry, site: FolderPlan, options: PagesOptions) {
  const { searchEntries, indexing } = await startIndex(entry);
  // Another process makes the index at the same time, because indexing takes as long as finding the changed pages.
  const [index, rendered] = await Promise.all([indexing, addRenderedPages(entry, site, options)]);
  for (const [name, content] of index) site.write(INDEX_FOLDER + name, content);
  return { ...rendered, searchEntries };
}

/**
 * Starts making the search index. Returns only the address and title of each entry, because whole entries would take
 * too much memory.
 */
async function startIndex(entry: ServerEntry) {
  const entries = await entry.listSearchEntries();
  const searchEntries = entries.map(({ address, title }) => ({ address, title }));
  return { searchEntries, indexing: makeIndex(entries) };
}

async function addRenderedPages(entry: ServerEntry, site: FolderPlan, options: PagesOptions) {
  const { code, base, caches } = options;
  const manifest = await readManifest(CLIENT_DIR);
  const dataStore = pageDataStore(caches.data, base + entryFile(manifest));
  const crawled = await crawl(entry, code, dataStore);
  const references = await prerender(entry, site, {
    code,
    base,
    crawled,
    manifest,
    dataStore,
    cache: caches.pages,
    client: CLIENT_DIR,
    render: SERVER_RENDER,
    onProgress: progress(messages.building.drawsPages),
  });
  await addSocialPictures(site, crawled.pages, {
    siteName: entry.getSite().name,
    logo: readDrawing("logo.svg"),
    base,
    code,
    cache: caches.social,
    onProgress: progress(messages.building.drawsSocial),
    onWarning: (warning) => console.warn(warning),
  });
  addMovedPages(site, crawled.moved, { base, siteUrl: entry.getSite().url });
  const { pages, files: siteFiles, moved, respelled, gone } = crawled;
  return { pages, siteFiles, moved, respelled, gone, references };
}

/** Collects the pages of the site. The cache for the next build is written to disk at once, to free its memory. */
async function crawl(entry: ServerEntry, code: string, dataStore: PageDataStore) {
  const saved = readSavedJson<PageCache & { code: string }>(READS_FILE);
  // A cache from another version of the code is ignored, because that version may have read other content.
  const cache = saved?.code === code ? saved : undefined;
  const { nextCache, ...crawled } = await entry.crawlSite(
    { fingerprint: shortHash, dataStore, pause: setImmediate },
    cache,
  );
  writeFileSync(READS_FILE, JSON.stringify({ code, ...nextCache }));
  return crawled;
}

/** Links files into the site: images of the content, and files that all builds of this code share, such as fonts. */
export function linkBuiltFiles(site: FolderPlan, generated: string): void {
  const builtFiles = listFiles(CLIENT_DIR).filter((name) => name !== "index.html" && !name.startsWith(".vite/"));
  for (const name of builtFiles) site.link(name, path.join(CLIENT_DIR, name), { mayChange: true });
  const media = JSON.parse(readFileSync(path.join(generated, MEDIA_LIST), "utf8")) as string[];
  for (const name of media) site.link(mediaPath(name), path.join(MEDIA_DIR, name));
}

const shortHash = (text: string) => hash("sha256", text, "base64").slice(0, 24);
