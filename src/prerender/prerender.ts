/** The HTML of every address, `404.html` for all the others, and what crawlers read. What did not change is not rendered again. */
import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { RenderedPage } from "../app/server/entry.tsx";
import type { SitePage } from "../app/server/pages.ts";
import type { KeptFiles } from "../files/kept-files.ts";
import type { NewFolder } from "../files/new-folder.ts";
import { PAGE_DATA_ATTRIBUTE, type PageData, pageDataPath } from "../queries/page-data.ts";
import { scriptJson } from "../seo/escape.ts";
import type { References } from "./references.ts";
import { referencesMemory } from "./references-memory.ts";
import { rendererOf, type ServerEntry } from "./renderer.ts";
import { entryFile, filesFor, readManifest } from "./chunks.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";
import { titleFace } from "./title-face.ts";

interface PrerenderOptions {
  /** Folder of what the browser's build made. */
  client: string;
  /** The module of the entry. */
  server: string;
  /** Fingerprint of the code, and of what the whole site shares. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  /** Pages that earlier builds rendered, and their data. */
  kept: Record<"pages" | "data", KeptFiles>;
  onProgress: (done: number, total: number) => void;
}

interface Planned {
  /** Says what the page shows, and which code made it. */
  key: string;
  address: string;
  shell: string;
  page: SitePage | undefined;
  shown: object | undefined;
  /** The text of its data. */
  data: string | undefined;
}

/** So many pages are in memory: enough to keep all workers busy. */
const AT_ONCE = availableParallelism() * 4;

/** Adds the pages to a site. One that cannot be rendered fails the build. */
export async function prerender(
  entry: ServerEntry,
  site: NewFolder,
  { client, server, code, base, kept, onProgress }: PrerenderOptions,
) {
  const html = await readFile(path.join(client, "index.html"), "utf8");
  const manifest = await readManifest(client);
  const template = prepareTemplate(html, await entry.siteLinks());
  const memory = referencesMemory(`${kept.pages.dir}.json`);
  const version = base + entryFile(manifest);

  async function write({ address, shell, page, shown, data }: Planned): Promise<string> {
    const rendered = await renderer.render({ address, page, data: shown }).catch((cause: unknown) => {
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
  async function plan(address: string, shell: string, page?: SitePage): Promise<Planned> {
    const shown = await entry.dataOf(address);
    const data = shown && scriptJson({ version, address, data: shown } satisfies PageData);
    const key = hash("sha256", [code, template.html, shell, data, JSON.stringify(page)].join("\n")).slice(0, 32);
    return { key, address, shell, page, shown, data };
  }

  async function add(planned: Planned): Promise<References> {
    const { key, address, data } = planned;
    const rendered = await kept.pages.get(`${key}.html`, async () => {
      const html = await write(planned);
      onProgress(++done, total);
      return html;
    });
    site.link(fileOf(address), rendered);
    if (data) site.link(pageDataPath(address), await kept.data.get(`${key}.json`, () => Promise.resolve(data)));
    return memory.get(key) ?? memory.add(key, await readFile(rendered, "utf8"));
  }

  const pages = await entry.listPages();
  const planned = [await plan(`/${entry.UNKNOWN_ADDRESS}`, entry.UNKNOWN_ADDRESS)];
  for (const page of pages) planned.push(await plan(page.address, page.address, page));
  const total = planned.filter(({ key }) => !kept.pages.has(`${key}.html`)).length;
  let done = 0;
  const renderer = rendererOf(entry, server, total);
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(planned.map((each) => limit(add, each))).finally(renderer.close);
  const references = new Map(planned.map(({ shell }, index) => [shell, found[index] as References]));
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
