/** Writes the HTML of every address, `404.html` for all the others, and what crawlers read, beside the built files. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RenderedPage } from "../app/server/entry.tsx";
import type { SitePage } from "../app/server/pages.ts";
import { PAGE_DATA_ATTRIBUTE, type PageData, pageDataPath } from "../queries/page-data.ts";
import { scriptJson } from "../seo/escape.ts";
import { type References, referencesOf } from "./references.ts";
import { entryFile, filesFor, takeManifest } from "./chunks.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";
import { titleFace } from "./title-face.ts";

/** What the server build exports. */
export type ServerEntry = typeof import("../app/server/entry.tsx");

export interface Prerendered {
  pages: SitePage[];
  /** What each page refers to, by its address; that of `404.html` is `UNKNOWN_ADDRESS`. */
  references: Map<string, References>;
  /** Path from the root of the site → text of the files beside the pages. */
  siteFiles: Map<string, string>;
}

/**
 * `base`: path under which the site is served, with a slash at both ends. A page that cannot be rendered
 * fails the build.
 */
export async function prerender(entry: ServerEntry, outDir: string, { base }: { base: string }): Promise<Prerendered> {
  const html = await readFile(path.join(outDir, "index.html"), "utf8");
  const manifest = await takeManifest(outDir);
  const template = prepareTemplate(html, await entry.siteLinks());
  const references = new Map<string, References>();
  const version = base + entryFile(manifest);
  const write = async (address: string, shell: string, file: string, shown?: SitePage) => {
    const page = await entry.render(address, shown).catch((cause: unknown) => {
      throw new Error(`${address} could not be rendered`, { cause });
    });
    const data = page.data && scriptJson({ version, address, data: page.data } satisfies PageData);
    const filling = {
      shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`,
      data: data ? `<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>${data}</script>` : "",
      modules: filesFor(manifest, page.module).map((name) => base + name),
      formUrl: entry.getFormUrl(),
      ...(await lettersOf(entry, page)),
    };
    const filled = fillTemplate(template, page, filling);
    references.set(shell, referencesOf(filled));
    await put(file, filled);
    if (data) await put(pageDataPath(address), data);
  };
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
    await writeFile(path.join(outDir, file), text);
  };
  const pages = await entry.listPages();
  for (const page of pages) await write(page.address, page.address, fileOf(page.address), page);
  await write(`/${entry.UNKNOWN_ADDRESS}`, entry.UNKNOWN_ADDRESS, "404.html");
  const siteFiles = await entry.siteFiles();
  for (const [file, text] of siteFiles) await writeFile(path.join(outDir, file), text);
  return { pages, references, siteFiles };
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
