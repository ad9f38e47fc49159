/** Writes the HTML of every address, `404.html` for all the others, and what crawlers read, beside the built files. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RenderedPage } from "../app/entry-server.tsx";
import type { SocialPreview } from "../app/social-previews.ts";
import { builtFile, filesFor, takeManifest } from "./chunks.ts";
import { scriptJson } from "../seo/escape.ts";
import { titleFace } from "./title-face.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";

/** What the server build exports. */
export interface ServerEntry {
  render: (address: string) => Promise<RenderedPage>;
  listPages: () => Promise<string[]>;
  preloadedFonts: { display: string; text: string };
  siteFiles: () => Promise<Map<string, string>>;
  siteLinks: () => Promise<string[]>;
  socialPreviews: () => SocialPreview[];
  /** Where the form sends; begins with a slash where that is the site itself. */
  formUrl: () => string;
  HYDRATION_DATA_ATTRIBUTE: string;
  TITLE_FACE: string;
  SHELL_ATTRIBUTE: string;
  UNKNOWN_ADDRESS: string;
}

/**
 * Returns the number of pages written. A page that cannot be rendered fails the build. `base` is
 * the path under which the site is served, with a slash at both ends.
 */
export async function prerender(entry: ServerEntry, outDir: string, base: string): Promise<number> {
  const html = await readFile(path.join(outDir, "index.html"), "utf8");
  const manifest = await takeManifest(outDir);
  const template = prepareTemplate(html, await entry.siteLinks());
  const write = async (address: string, shell: string, file: string) => {
    const page = await entry.render(address).catch((cause: unknown) => {
      throw new Error(`${address} could not be rendered`, { cause });
    });
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    const filling = {
      shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`,
      data: hydrationDataTag(entry, page, (module) => base + builtFile(manifest, module)),
      modules: filesFor(manifest, "index.html", page.modules).map((name) => base + name),
      formUrl: entry.formUrl(),
      ...(await lettersOf(entry, page)),
    };
    await writeFile(target, fillTemplate(template, page, filling));
  };
  const addresses = await entry.listPages();
  for (const address of addresses) await write(address, address, fileOf(address));
  await write(`/${entry.UNKNOWN_ADDRESS}`, entry.UNKNOWN_ADDRESS, "404.html");
  for (const [file, text] of await entry.siteFiles()) await writeFile(path.join(outDir, file), text);
  return addresses.length;
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

function hydrationDataTag(
  { HYDRATION_DATA_ATTRIBUTE }: ServerEntry,
  { hydrationData }: RenderedPage,
  fileFor: (module: string) => string,
): string {
  if (!hydrationData) return "";
  const json = scriptJson({ ...hydrationData, module: fileFor(hydrationData.module) });
  return `<script type="application/json" ${HYDRATION_DATA_ATTRIBUTE}>${json}</script>`;
}
