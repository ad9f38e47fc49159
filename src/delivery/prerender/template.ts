/** Prepares the template of all pages from the HTML file that Vite built, and fills the template for each page. */
import type { RenderedPage, StyleTag } from "../../site/app/server/render.tsx";
import { policyTag } from "../hosting/policy.ts";
import { MODULES_ATTRIBUTE } from "../../shared/loading/start-scripts.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";

const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;
const INLINE = { script: /<script>([^]*?)<\/script>/g, style: /<style>([^]*?)<\/style>/g };

/**
 * Moves the entry script to the end of the body, where its download does not delay what the reader sees. Adds the tags
 * (`links`) and the styles (`css`) that every page has. Inline scripts and styles are collected only here, from the
 * HTML that Vite built, so that content is never mistaken for a tag.
 */
export function prepareTemplate(builtHtml: string, links: readonly string[], css: string) {
  const html = builtHtml.replace("<style>", () => `<style>${css}`);
  const scripts = [...html.matchAll(SCRIPTS)]
    .map(([tag]) => tag.trim())
    .filter((tag) => tag.startsWith("<script"))
    .map((tag) => tag.replace("<script ", '<script fetchpriority="low" '));
  const inlineTexts = (tag: keyof typeof INLINE) => [...html.matchAll(INLINE[tag])].map(([, text = ""]) => text);
  return {
    html: html
      .replace(SCRIPTS, "")
      .replace("</head>", () => `${links.join("")}</head>`)
      .replace("</body>", () => `${scripts.join("")}</body>`),
    /** Contents of the inline `<script>` tags. `styles` has the contents of the `<style>` tags. */
    scripts: inlineTexts("script"),
    styles: inlineTexts("style"),
  };
}

interface Filling {
  /** Attribute with the address of the page, for the root element. */
  shell: string;
  /** URLs of fonts to preload. */
  fonts: readonly string[];
  /** Style tags of fonts that are embedded in the page. */
  faces: readonly StyleTag[];
  /** Tag with the data of the page. */
  data: string;
  /** URLs of the files that the entry script preloads in parallel (`site/app/browser/entry.ts`). */
  modules: readonly string[];
  /** URL to which the form is sent. */
  formUrl: string;
}

export function fillTemplate(
  template: ReturnType<typeof prepareTemplate>,
  { head, styles, body }: RenderedPage,
  { shell, fonts, faces, data, modules, formUrl }: Filling,
): string {
  const preloads = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  const tags = [...faces, ...styles];
  const inline = { scripts: template.scripts, styles: [...template.styles, ...tags.map(({ css }) => css)], body };
  return template.html
    .replace('<meta charset="utf-8" />', (charset) => charset + policyTag(inline, formUrl))
    .replace("</head>", () => `${preloads.join("")}${head}${tags.map(writeStyle).join("")}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" ${shell}>${body}</div>`)
    .replace("<script fetchpriority", () => `${data}<script ${MODULES_ATTRIBUTE}="${modules.join(" ")}" fetchpriority`);
}

function writeStyle({ attribute, css }: StyleTag): string {
  return attribute === undefined ? `<style>${css}</style>` : `<style ${attribute}>${css}</style>`;
}

const MANIFEST = ".vite/manifest.json";

/** Manifest key of the entry module, which the browser runs first. */
const ENTRY = "index.html";

/** Reads Vite's manifest in the folder `client`. The keys of the manifest are paths of modules in `src/`. */
export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(client, MANIFEST), "utf8")) as Manifest;
}

/** Returns the built file of a module. Throws if the manifest lacks the module. */
function builtFile(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  return chunk.file;
}

export const entryFile = (manifest: Manifest) => builtFile(manifest, ENTRY);

/**
 * Returns the files that a page with `module` loads: the files of the entry, of the entry's dynamic imports and of
 * `module`, with all their static imports. Duplicates and the entry's own file are left out.
 */
export function filesFor(manifest: Manifest, module: string): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const file = builtFile(manifest, name);
    if (files.has(file)) return;
    files.add(file);
    manifest[name]?.imports?.forEach(visit);
  };
  for (const name of [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? []), module]) visit(name);
  return [...files].filter((file) => file !== entryFile(manifest));
}
