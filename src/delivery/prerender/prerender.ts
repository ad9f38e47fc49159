/**
 * Makes the HTML of every address, `404.html` for all others, and files for crawlers. Only changed pages are rendered.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { Manifest } from "vite";
import type { RenderedPage } from "../../site/app/server/render.tsx";
import type { KeptFiles } from "../../shared/files/file-cache.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../shared/magazine/site-folders.ts";
import type { PageData } from "../../site/queries/pages/page-data.ts";
import { filesFor } from "./chunks.ts";
import { type PlannedPage, planPages } from "./planned-page.ts";
import { type NumberedReferences, type SiteReferences, referencesMemory } from "./references.ts";
import { type CrawledSite, rendererOf, type ServerEntry } from "./renderer.ts";
import type { shownPages } from "./page-data-files.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";

interface PrerenderOptions {
  crawled: CrawledSite;
  /** Folder of the browser's bundle. */
  client: string;
  /** Bundled module that renders. */
  render: string;
  /** Fingerprint of the code, and of the content that the whole site shares. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  manifest: Manifest;
  /** Data of the pages. */
  shown: ReturnType<typeof shownPages>;
  /** Pages that earlier builds rendered. */
  kept: KeptFiles;
  onProgress: (done: number, total: number) => void;
}

/** Pages in memory at once: enough to keep all workers busy. */
const AT_ONCE = availableParallelism() * 4;

/**
 * Adds pages and the files beside them to a site, and returns what they refer to. Rejects if a page cannot be rendered.
 */
export async function prerender(
  entry: ServerEntry,
  site: FolderPlan,
  { crawled, client, render, code, base, manifest, shown, kept, onProgress }: PrerenderOptions,
): Promise<SiteReferences> {
  const template = prepareTemplate(readFileSync(path.join(client, "index.html"), "utf8"), crawled.links);
  const pages = planPages(crawled.pages, entry.UNKNOWN_ADDRESS, code + template.html);
  const total = pages.filter(({ key }) => !kept.has(`${key}.html`)).length;
  const renderer = rendererOf(entry, render, total);
  const memory = referencesMemory(`${kept.dir}.json`);
  let done = 0;

  async function write(planned: PlannedPage): Promise<string> {
    const text = shown.textOf(planned.shown);
    const { address, data } = JSON.parse(text) as PageData;
    const structuredData = planned.structuredData?.(data);
    const task = { address: planned.address, structuredData, data: { address, data } };
    const rendered = await renderer.render(task).catch((cause: unknown) => {
      throw new Error(`${planned.address} could not be rendered`, { cause });
    });
    onProgress(++done, total);
    const filling = await fillingOf(entry, planned, rendered, { text, manifest, base });
    const html = fillTemplate(template, rendered, filling);
    memory.add(planned.key, html);
    return html;
  }

  const limit = pLimit(AT_ONCE);
  const make = (page: PlannedPage) => limit(() => kept.get(`${page.key}.html`, () => write(page)));

  /** Adds a page. Most pages of a large site are cached, and a promise for each would take time. */
  function add(page: PlannedPage): NumberedReferences | Promise<NumberedReferences> {
    if (page.dataFile !== undefined) site.link(page.dataFile, shown.fileOf(page.shown));
    const there = kept.find(`${page.key}.html`);
    return there === undefined ? make(page).then((html) => link(page, html)) : link(page, there);
  }

  function link({ key, file }: PlannedPage, html: string): NumberedReferences {
    site.link(file, html);
    return memory.get(key) ?? memory.add(key, readFileSync(html, "utf8"));
  }

  const added = pages.map(async (page) => [page.shell, await add(page)] as const);
  const references = { texts: memory.texts, pages: new Map(await Promise.all(added).finally(renderer.close)) };
  memory.save();
  for (const [address, data] of await entry.dataBesidePages())
    site.link(pageDataPath(address), shown.fileOf(shown.keep(address, data)));
  for (const [file, text] of crawled.files) site.write(file, text);
  return references;
}

/** Parts of a page beside the rendered HTML. */
async function fillingOf(
  entry: ServerEntry,
  { shell }: PlannedPage,
  rendered: RenderedPage,
  { text, manifest, base }: { text: string; manifest: Manifest; base: string },
) {
  return {
    shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`,
    data: `<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>${text}</script>`,
    modules: filesFor(manifest, rendered.module).map((name) => base + name),
    formUrl: entry.getFormUrl(),
    ...(await lettersOf(entry, rendered)),
  };
}

/** Loads the module that cuts letters only when it is needed, since it takes long to load. */
const titleFaceOf = async (family: string, title: string) => (await import("./title-font.ts")).titleFace(family, title);

/** Fonts to preload. A page whose title brings its own letters loads the font of headings later. */
async function lettersOf({ latinFonts, TITLE_FACE }: ServerEntry, { title, styles }: RenderedPage) {
  const { heading, tagline, body } = latinFonts;
  const hasTagline = styles.some(({ css }) => css.includes("fonts-tagline)"));
  return {
    fonts: [...(title === undefined ? [heading] : []), body, ...(hasTagline ? [tagline] : [])],
    faces: title === undefined ? [] : [{ css: await titleFaceOf(TITLE_FACE, title) }],
  };
}
