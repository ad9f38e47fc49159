/** The HTML file that Vite built → a template for every page. */
import type { RenderedPage } from "../app/server/entry.tsx";

const SCRIPTS = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Moves the script to the end of the body, where it does not compete with what the reader sees, and
 * adds the links that every page has.
 */
export function prepareTemplate(html: string, links: readonly string[]): string {
  const scripts = [...html.matchAll(SCRIPTS)]
    .map(([tag]) => tag.trim())
    .filter((tag) => tag.startsWith("<script"))
    .map((tag) => tag.replace("<script ", '<script fetchpriority="low" '));
  return html
    .replace(SCRIPTS, "")
    .replace("</head>", () => `${links.join("")}</head>`)
    .replace("</body>", () => `${scripts.join("")}</body>`);
}

interface Filling {
  /** Attribute of the root that says which page it holds. */
  shell: string;
  /** Files of the fonts that the page shows at once. */
  fonts: readonly string[];
  /** Tags of faces whose letters are part of the page. */
  faces: string;
  /** Tag of what the page brings for its document; empty where it shows none. */
  data: string;
  /** Files that the script will import: it asks for them together (`app/browser/entry.ts`). */
  modules: readonly string[];
}

export function fillTemplate(
  template: string,
  { head, styles, body }: RenderedPage,
  { shell, fonts, faces, data, modules }: Filling,
): string {
  const preloads = fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`);
  return template
    .replace("</head>", () => `${preloads.join("")}${head}${faces}${styles}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" ${shell}>${body}</div>`)
    .replace("<script fetchpriority", () => `${data}<script data-modules="${modules.join(" ")}" fetchpriority`);
}
