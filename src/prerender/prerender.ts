/** The HTML of every address, `404.html` for all the others, and what crawlers read. What did not change is not rendered again. */
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { RenderedPage } from "../app/server/entry.tsx";
import type { SitePage } from "../app/server/pages.ts";
import type { KeptFiles } from "../files/kept-files.ts";
import type { NewFolder } from "../files/new-folder.ts";
import { PAGE_DATA_ATTRIBUTE, type PageData, pageDataPath } from "../queries/page-data.ts";
import { scriptJson } from "../seo/escape.ts";
import type { References } from "./references.ts";
import { referencesMemory } from "./references-memory.ts";
import { entryFile, filesFor, readManifest } from "./chunks.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";
import { titleFace } from "./title-face.ts";

/** What the server build exports. */
export type ServerEntry = typeof import("../app/server/entry.tsx");

interface PrerenderOptions {
  /** Folder of what the browser's build made. */
  client: string;
  /** Fingerprint of the code, and of what the whole site shares. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Pages that earlier builds rendered. */
  kept: KeptFiles;
  onProgress: (done: number, total: number) => void;
}

/** Adds the pages to a site. One that cannot be rendered fails the build. */
export async function prerender(
  entry: ServerEntry,
  site: NewFolder,
  { client, code, base, kept, onProgress }: PrerenderOptions,
) {
  const html = await readFile(path.join(client, "index.html"), "utf8");
  const manifest = await readManifest(client);
  const template = prepareTemplate(html, await entry.siteLinks());
  const memory = referencesMemory(`${kept.dir}.json`);
  const references = new Map<string, References>();
  const version = base + entryFile(manifest);

  async function render(address: string, shell: string, page: SitePage | undefined, data: string | undefined) {
    const rendered = await entry.render(address, page).catch((cause: unknown) => {
      throw new Error(`${address} could not be rendered`, { cause });
    });
    return fillTemplate(template, rendered, {
      shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`,
      data: data ? `<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>${data}</script>` : "",
      modules: filesFor(manifest, rendered.module).map((name) => base + name),
      formUrl: entry.getFormUrl(),
      ...(await lettersOf(entry, rendered)),
    });
  }

  /** A page is the same when what it shows, what every page has and the code are. */
  async function plan(address: string, shell: string, page?: SitePage) {
    const shown = await entry.dataOf(address);
    const data = shown && scriptJson({ version, address, data: shown } satisfies PageData);
    const key = hash("sha256", [code, template.html, shell, data, JSON.stringify(page)].join("\n")).slice(0, 32);
    return { key, address, shell, page, data };
  }

  async function add({ key, address, shell, page, data }: Awaited<ReturnType<typeof plan>>) {
    const rendered = await kept.get(`${key}.html`, () => render(address, shell, page, data));
    site.link(fileOf(address), rendered);
    if (data) site.write(pageDataPath(address), data);
    references.set(shell, memory.get(key) ?? memory.add(key, await readFile(rendered, "utf8")));
  }

  const pages = await entry.listPages();
  const planned = [await plan(`/${entry.UNKNOWN_ADDRESS}`, entry.UNKNOWN_ADDRESS)];
  for (const page of pages) planned.push(await plan(page.address, page.address, page));
  const isNew = ({ key }: { key: string }) => !kept.has(`${key}.html`);
  const total = planned.filter(isNew).length;
  let done = 0;
  for (const each of planned) {
    const counts = isNew(each);
    await add(each);
    if (counts) onProgress(++done, total);
  }
  memory.save();
  const siteFiles = await entry.siteFiles();
  for (const [file, text] of siteFiles) site.write(file, text);
  return {
    pages,
    /** What each page refers to, by its address; that of `404.html` is `UNKNOWN_ADDRESS`. */
    references,
    /** Path from the root of the site → text of the files beside the pages. */
    siteFiles,
  };
}

/** `/issues` → `issues.html`: hosts serve it at the address itself, without a slash at the end. */
function fileOf(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** The fonts that a page shows at once; a title that brings its letters needs the display face later. */
async function lettersOf({ preloadedFonts, TITLE_FACE }: ServerEntry, { title }: RenderedPage) {
  const { display, text } = preloadedFonts;
  return title === undefined
    ? { fonts: [display, text], faces: [] }
    : { fonts: [text], faces: [{ css: await titleFace(TITLE_FACE, title) }] };
}
