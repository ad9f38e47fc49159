/**
 * Makes the HTML of every page, of `404.html` and of `410.html` (for addresses without a page), and the files for
 * crawlers. Only changed pages are rendered.
 */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import type { Manifest } from "vite";
import type { RenderedPage, StyleTag } from "../../site/app/server/render.tsx";
import type { FileCache } from "../../shared/files/file-cache.ts";
import type { FolderPlan } from "../../shared/files/folder-plan.ts";
import { PAGE_DATA_ATTRIBUTE, pageDataPath } from "../../shared/magazine/site-folders.ts";
import type { PageData } from "../../site/queries/pages/page-data.ts";
import { filesFor, fillTemplate, prepareTemplate } from "./template.ts";
import { type NumberedReferences, type SiteReferences, createReferencesCache } from "./references.ts";
import { type CrawledSite, createRenderer, type ServerEntry } from "./renderer.ts";
import { hash } from "node:crypto";
import type { SitePage } from "../../site/app/server/site-pages.ts";
import { pageFile } from "../../shared/compiled/address.ts";
import { FIXED_ADDRESSES, GONE_ADDRESS, UNKNOWN_ADDRESS } from "../../shared/magazine/addresses.ts";
import type { PageDataStore } from "../../site/registry/crawler.ts";
import { titleSize } from "./title-size.ts";
import { once } from "../../shared/once.ts";
import { scriptJson } from "../../site/seo/markup.ts";

interface PrerenderOptions {
  crawled: CrawledSite;
  /** Folder of the bundle for the browser. */
  client: string;
  /** Path of the bundled module that renders pages. */
  render: string;
  /** Fingerprint of the code, and of the content that the whole site shares. */
  code: string;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
  manifest: Manifest;
  dataStore: ReturnType<typeof pageDataStore>;
  /** Cache of rendered pages. */
  cache: FileCache;
  onProgress: (done: number, total: number) => void;
}

/** Maximum number of pages in memory at the same time, enough to keep all workers busy. */
const AT_ONCE = availableParallelism() * 4;

/**
 * Adds the pages, their data and the files for crawlers to a site. Resolves to the references of all pages, such as
 * links and files. Rejects if a page cannot be rendered.
 */
export async function prerender(
  entry: ServerEntry,
  site: FolderPlan,
  { crawled, client, render, code, base, manifest, dataStore, cache, onProgress }: PrerenderOptions,
): Promise<SiteReferences> {
  const builtHtml = readFileSync(path.join(client, "index.html"), "utf8");
  const template = prepareTemplate(builtHtml, crawled.links, await titleSize(entry.siteTitle()));
  const pages = planPages(crawled, code + template.html);
  const total = pages.filter(({ key }) => !cache.has(`${key}.html`)).length;
  const renderer = createRenderer(entry, render, total);
  const referencesCache = createReferencesCache(`${cache.dir}.json`);
  const letters = lettersTag(entry, code, cache);
  let done = 0;

  async function renderPage(planned: PlannedPage): Promise<string> {
    const text = dataStore.textOf(planned.dataName);
    const { address, data } = JSON.parse(text) as PageData;
    const structuredData = planned.structuredData?.(data);
    const task = { address: planned.address, structuredData, data: { address, data } };
    const rendered = await renderer.render(task).catch((cause: unknown) => {
      throw new Error(`${planned.address} could not be rendered`, { cause });
    });
    onProgress(++done, total);
    const filling = await fillingOf(entry, planned, rendered, { text, manifest, base, letters });
    const html = fillTemplate(template, rendered, filling);
    referencesCache.add(planned.key, html);
    return html;
  }

  const limit = pLimit(AT_ONCE);
  const renderCached = (page: PlannedPage) => limit(() => cache.get(`${page.key}.html`, () => renderPage(page)));

  /**
   * Adds a page and returns its references. For a cached page, the function returns no promise: a large site has so
   * many cached pages that creating a promise for each of them would take time.
   */
  function addPage(page: PlannedPage): NumberedReferences | Promise<NumberedReferences> {
    site.link(page.dataFile, dataStore.fileOf(page.dataName));
    const cachedFile = cache.find(`${page.key}.html`);
    return cachedFile === undefined
      ? renderCached(page).then((file) => linkPage(page, file))
      : linkPage(page, cachedFile);
  }

  function linkPage({ key, file }: PlannedPage, cachedFile: string): NumberedReferences {
    site.link(file, cachedFile);
    return referencesCache.get(key) ?? referencesCache.add(key, readFileSync(cachedFile, "utf8"));
  }

  const pageReferences = pages.map(async (page) => [page.shell, await addPage(page)] as const);
  const references = {
    texts: referencesCache.texts,
    pages: new Map(await Promise.all(pageReferences).finally(renderer.close)),
  };
  referencesCache.save();
  for (const [address, data] of await entry.filteredListData())
    site.link(pageDataPath(address), dataStore.fileOf(dataStore.save(address, data)));
  for (const [file, text] of crawled.files) site.write(file, text);
  return references;
}

/** Resolves to the values that fill the template of a page, in addition to the rendered HTML. */
async function fillingOf(
  entry: ServerEntry,
  { shell }: PlannedPage,
  rendered: RenderedPage,
  {
    text,
    manifest,
    base,
    letters,
  }: { text: string; manifest: Manifest; base: string; letters: () => Promise<StyleTag> },
) {
  return {
    shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`,
    data: `<script type="application/json" ${PAGE_DATA_ATTRIBUTE}>${text}</script>`,
    modules: filesFor(manifest, rendered.module).map((name) => base + name),
    formUrl: entry.getFormUrl(),
    ...(await fontsOf(entry, rendered, shell === FIXED_ADDRESSES.home ? undefined : letters)),
  };
}

/** Imports the module that subsets fonts. It is imported only when letters are needed, because it loads slowly. */
const importEmbedding = () => import("./embedded-letters.ts");

/** Returns a function that resolves to the style tag with the letters of headings. The tag is cached across builds. */
const lettersTag = ({ latinFonts, LETTERS_FACE, SPARED_ATTRIBUTE }: ServerEntry, code: string, cache: FileCache) =>
  once(async (): Promise<StyleTag> => {
    const file = await cache.get(`${code}.css`, async () => (await importEmbedding()).headingFace(LETTERS_FACE));
    return { attribute: `${SPARED_ATTRIBUTE}="${latinFonts.heading}"`, css: readFileSync(file, "utf8") };
  });

/**
 * Resolves to the URLs of the fonts to preload, and to the style tags of the embedded fonts. On the home page,
 * `letters` is absent: its only heading is the title, so the letters of the title are enough.
 */
async function fontsOf(
  { latinFonts: { body, tagline }, TITLE_FACE }: ServerEntry,
  { title, styles }: RenderedPage,
  letters: (() => Promise<StyleTag>) | undefined,
) {
  const hasTagline = styles.some(({ css }) => css.includes("fonts-tagline)"));
  return {
    fonts: [body, ...(hasTagline ? [tagline] : [])],
    faces: [
      ...(letters ? [await letters()] : []),
      ...(title === undefined ? [] : [{ css: await (await importEmbedding()).titleFace(TITLE_FACE, title) }]),
    ],
  };
}

/** A page to add to the site, either from the cache or after rendering it. */
interface PlannedPage {
  address: string;
  /** Hash of everything that determines the HTML: the content of the page, the parts of every page, and the code. */
  key: string;
  /** Path of the HTML file. */
  file: string;
  /** Address in the HTML: that of the page, `UNKNOWN_ADDRESS` in `404.html`, or `GONE_ADDRESS` in `410.html`. */
  shell: string;
  /** Name of the cached data of the page. */
  dataName: string;
  /** Creates the structured data for crawlers from the data of the page. */
  structuredData: SitePage["structuredData"] | undefined;
  /** Path of the file with the data of the page. */
  dataFile: string;
}

/**
 * Plans the pages of a site, `404.html` for unknown addresses, and `410.html` for addresses of removed pages. `shared`
 * is a text that affects every page. If it changes, all pages are rendered again.
 */
function planPages({ pages, unknownPage }: CrawledSite, shared: string): PlannedPage[] {
  const common = hash("sha256", shared);
  const plan = (address: string, shell: string, page: SitePage): PlannedPage => {
    const { title, dataName, extraData, structuredData } = page;
    const key = hash("sha256", JSON.stringify([common, address, shell, title, dataName, extraData])).slice(0, 32);
    return {
      key,
      address,
      shell,
      dataName,
      file: pageFile(address),
      structuredData,
      dataFile: pageDataPath(page.address),
    };
  };
  return [
    ...[UNKNOWN_ADDRESS, GONE_ADDRESS].map((shell) => ({
      ...plan(`/${shell}`, shell, unknownPage),
      structuredData: undefined,
    })),
    ...pages.map((page) => plan(page.address, page.address, page)),
  ];
}

/**
 * Returns a store of page data. The data of each page is in a file that the scripts of the site load. Every file
 * contains `version`, the URL of the entry script that can read it.
 */
export function pageDataStore(cache: FileCache, version: string) {
  const textOf = (name: string) => readFileSync(fileOf(name), "utf8");
  const fileOf = (name: string) => {
    const file = cache.find(`${name}.json`);
    if (file === undefined) throw new Error(`${name} was removed from the cache while the site was built`);
    return file;
  };
  return {
    save: (address, data) => {
      const text = scriptJson({ version, address, data } satisfies PageData);
      const name = hash("sha256", text).slice(0, 32);
      cache.put(`${name}.json`, text);
      return name;
    },
    has: (name) => cache.has(`${name}.json`),
    read: (name) => (JSON.parse(textOf(name)) as PageData).data,
    textOf,
    fileOf,
  } satisfies PageDataStore & Record<string, unknown>;
}
