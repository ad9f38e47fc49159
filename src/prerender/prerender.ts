/** Writes the HTML of every address, `404.html` for all the others, and what crawlers read, beside the built files. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { RenderedPage } from "../app/entry-server.tsx";
import type { SocialCard } from "../app/social-cards.ts";
import { builtFile, filesFor, takeManifest } from "./chunks.ts";
import { scriptJson } from "../seo/escape.ts";
import { fillTemplate, prepareTemplate } from "./template.ts";

/** What the server build exports. */
export interface ServerEntry {
  render: (address: string) => Promise<RenderedPage>;
  listPages: () => Promise<string[]>;
  preloadedFonts: string[];
  siteFiles: () => Promise<Map<string, string>>;
  siteLinks: () => Promise<string[]>;
  socialCards: () => SocialCard[];
  /** Where the form sends; begins with a slash where that is the site itself. */
  formUrl: () => string;
  BROUGHT_ATTRIBUTE: string;
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
  const template = prepareTemplate(html, entry.preloadedFonts, await entry.siteLinks());
  const write = async (address: string, shell: string, file: string) => {
    const page = await entry.render(address).catch((cause: unknown) => {
      throw new Error(`${address} could not be rendered`, { cause });
    });
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    const modules = filesFor(manifest, "index.html", page.modules).map((name) => base + name);
    const brought = page.brought && { ...page.brought, module: base + builtFile(manifest, page.brought.module) };
    const data = brought
      ? `<script type="application/json" ${entry.BROUGHT_ATTRIBUTE}>${scriptJson(brought)}</script>`
      : "";
    await writeFile(
      target,
      fillTemplate(template, page, { shell: `${entry.SHELL_ATTRIBUTE}="${shell}"`, data, modules }),
    );
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
