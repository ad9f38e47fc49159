/** The HTML of every address, `404.html` for all the others, and what crawlers read. What did not change is not rendered again. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { Manifest } from "vite";
import type { RenderedPage } from "../../site/app/server/render.tsx";
import type { KeptFiles } from "../../shared/files/kept-files.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { PAGE_DATA_ATTRIBUTE } from "../../shared/magazine/page-data-file.ts";
import { entryFile, filesFor, readManifest } from "./chunks.ts";
import { type DataFile, dataFile, type PlannedPage, planPages } from "./planned-page.ts";
import type { NumberedReferences, SiteReferences } from "./references.ts";
import { referencesMemory } from "./references-memory.ts";
import { type CrawledSite, rendererOf, type ServerEntry } from "./renderer.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";

interface PrerenderOptions {
  crawled: CrawledSite;
  /** Folder of what the browser's build made. */
  client: string;
  /** The built module that renders. */
  render: string;
  /** Fingerprint of the code, and of what the whole site shares. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Pages that earlier builds rendered, and their data. */
  kept: Record<"pages" | "data", KeptFiles>;
  onProgress: (done: number, total: number) => void;
}

/** So many pages are in memory: enough to keep all workers busy. */
const AT_ONCE = availableParallelism() * 4;

/** Adds the pages to a site, and the files beside them; answers what they refer to. A page that cannot be rendered fails the build. */
export async function prerender(
  entry: ServerEntry,
  site: FolderPlan,
  { crawled, client, render, code, base, kept, onProgress }: PrerenderOptions,
): Promise<SiteReferences> {
  const manifest = await readManifest(client);
  const template = prepareTemplate(readFileSync(path.join(client, "index.html"), "utf8"), crawled.links);
  const version = base + entryFile(manifest);
  const pages = planPages(crawled.pages, entry.UNKNOWN_ADDRESS, code + version + template.html);
  const total = pages.filter(({ key }) => !kept.pages.has(`${key}.html`)).length;
  const renderer = rendererOf(entry, render, total);
  const memory = referencesMemory(`${kept.pages.dir}.json`);
  let done = 0;

  /** What a page shows of the content: that of all pages would fill the memory. */
  const dataOf = async ({ address }: PlannedPage) => dataFile(await entry.dataOf(address), version);

  async function write(planned: PlannedPage, data: DataFile): Promise<string> {
    const { address, structuredData } = planned;
    const task = { address, structuredData: await structuredData?.(), data: data.shown };
    const rendered = await renderer.render(task).catch((cause: unknown) => {
      throw new Error(`${address} could not be rendered`, { cause });
    });
    onProgress(++done, total);
    const filling = await fillingOf(entry, planned, rendered, { data, manifest, base });
    const html = fillTemplate(template, rendered, filling);
    memory.add(planned.key, html);
    return html;
  }

  async function add(page: PlannedPage) {
    const { key, file } = page;
    let made: Promise<DataFile> | undefined;
    const data = () => (made ??= dataOf(page));
    const html = await kept.pages.get(`${key}.html`, async () => write(page, await data()));
    site.link(file, html);
    const textOfData = async () => (await data()).text;
    if (page.dataFile) site.link(page.dataFile, await kept.data.get(`${key}.json`, textOfData));
    return memory.get(key) ?? memory.add(key, readFileSync(html, "utf8"));
  }

  /** Most pages of a large site are there: a promise for each takes time. */
  function addKept({ key, file, dataFile: ofData }: PlannedPage): NumberedReferences | undefined {
    const html = kept.pages.find(`${key}.html`);
    const data = ofData === undefined ? "" : kept.data.find(`${key}.json`);
    const known = memory.get(key);
    if (html === undefined || data === undefined || !known) return undefined;
    site.link(file, html);
    if (ofData !== undefined) site.link(ofData, data);
    return known;
  }

  const limit = pLimit(AT_ONCE);
  const added = pages.map(async (page) => [page.shell, addKept(page) ?? (await limit(add, page))] as const);
  const references = { texts: memory.texts, pages: new Map(await Promise.all(added).finally(renderer.close)) };
  memory.save();
  for (const [address, shown] of await entry.dataBesidePages()) {
    const { file, text } = dataFile({ address, data: shown }, version);
    site.write(file, text);
  }
  for (const [file, text] of crawled.files) site.write(file, text);
  return references;
}

/** What a page brings beside what it renders. */
async function fillingOf(
  entry: ServerEntry,
  { shell }: PlannedPage,
  rendered: RenderedPage,
  { data, manifest, base }: { data: DataFile; manifest: Manifest; base: string },
) {
  return {
    shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`,
    data: `<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>${data.text}</script>`,
    modules: filesFor(manifest, rendered.module).map((name) => base + name),
    formUrl: entry.getFormUrl(),
    ...(await lettersOf(entry, rendered)),
  };
}

/** Few builds cut letters, and what cuts them takes long to load. */
const titleFaceOf = async (family: string, title: string) => (await import("./title-face.ts")).titleFace(family, title);

/** The fonts that a page shows at once; where its title brings its letters the display face comes later. */
async function lettersOf({ latinFonts, TITLE_FACE }: ServerEntry, { title, styles }: RenderedPage) {
  const { heading, tagline, body } = latinFonts;
  const hasTagline = styles.some(({ css }) => css.includes("fonts-tagline)"));
  return {
    fonts: [...(title === undefined ? [heading] : []), body, ...(hasTagline ? [tagline] : [])],
    faces: title === undefined ? [] : [{ css: await titleFaceOf(TITLE_FACE, title) }],
  };
}
