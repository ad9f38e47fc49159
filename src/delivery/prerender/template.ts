/** The template of every page, from the HTML file that Vite built. */
import type { RenderedPage, StyleTag } from "../../site/app/server/render.tsx";
import { policyTag } from "../hosting/policy.ts";
import { MODULES_ATTRIBUTE } from "../../shared/loading/start-scripts.ts";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "vite";

const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;
const INLINE = { script: /<script>([^]*?)<\/script>/g, style: /<style>([^]*?)<\/style>/g };

/**
 * Moves the script to the end of the body, where it does not compete with what the reader sees, and adds the links of
 * every page. Inline tags are searched only here, in the file of Vite, so that content never passes for such a tag.
 */
export function prepareTemplate(html: string, links: readonly string[]) {
  const scripts = [...html.matchAll(SCRIPTS)]
    .map(([tag]) => tag.trim())
    .filter((tag) => tag.startsWith("<script"))
    .map((tag) => tag.replace("<script ", '<script fetchpriority="low" '));
  const inline = (tag: keyof typeof INLINE) => [...html.matchAll(INLINE[tag])].map(([, text = ""]) => text);
  return {
    html: html
      .replace(SCRIPTS, "")
      .replace("</head>", () => `${links.join("")}</head>`)
      .replace("</body>", () => `${scripts.join("")}</body>`),
    /** Texts of inline script and style tags. */
    scripts: inline("script"),
    styles: inline("style"),
  };
}

interface Filling {
  /** Attribute of the root with the address of its page. */
  shell: string;
  /** Files of fonts to preload. */
  fonts: readonly string[];
  /** Fonts whose letters are part of the page. */
  faces: readonly StyleTag[];
  /** Tag with the data of the page. */
  data: string;
  /** Files that the script imports, which are loaded together (`site/app/browser/entry.ts`). */
  modules: readonly string[];
  /** Address to which the form sends. */
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

/** The module with which the browser starts. */
const ENTRY = "index.html";

/** Reads the manifest, whose keys are paths of modules in `src/`. */
export async function readManifest(client: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(client, MANIFEST), "utf8")) as Manifest;
}

/** The built file of a module. */
function builtFile(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the manifest`);
  return chunk.file;
}

export const entryFile = (manifest: Manifest) => builtFile(manifest, ENTRY);

/** Files of a module and its imports, and of the modules that the entry loads in stages, each once. */
export function filesFor(manifest: Manifest, module: string): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = builtFile(manifest, name);
    if (found.has(file)) return;
    found.add(file);
    manifest[name]?.imports?.forEach(visit);
  };
  for (const name of [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? []), module]) visit(name);
  return [...found].filter((file) => file !== entryFile(manifest));
}
