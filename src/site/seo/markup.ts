import type { RichText } from "../../shared/compiled/document.ts";
import { PLACEHOLDER_ATTRIBUTE } from "../../shared/compiled/picture-markup.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Returns the JSON of a value, escaped so that it is safe in a script tag. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Escapes a text for XML and HTML, also for attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Decodes the character references of HTML: numeric references, and the names in `SIGNS`. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (match, hex?: string, decimal?: string, name?: string) =>
    hex ? toCharacter(hex, 16) : decimal ? toCharacter(decimal, 10) : (SIGNS[name ?? ""] ?? match),
  );
}

const toCharacter = (code: string, base: number) => String.fromCodePoint(Number.parseInt(code, base));

/** Whether a value of a document is a Markdown text. */
const isText = (value: unknown): value is RichText =>
  typeof value === "object" && value !== null && "html" in value && typeof value.html === "string";

/** Lists the Markdown texts of a document, in the order of its fields. */
export const textsIn = (document: object): RichText[] => Object.values(document).filter(isText);

/** Returns a copy of a document. The HTML of each Markdown text in it is replaced by the result of `change`. */
export function withTexts<Document extends object>(document: Document, change: (html: string) => string): Document {
  const changedTexts = Object.entries(document).flatMap(([field, value]) =>
    isText(value) ? [[field, { ...value, html: change(value.html) }] as const] : [],
  );
  return { ...document, ...Object.fromEntries(changedTexts) };
}

/**
 * Returns the absolute URL of a path from the root of the host, such as the `src` of a picture. `siteUrl` may have a
 * path.
 */
export function absolute(src: string, siteUrl: string): string {
  return new URL(src, siteUrl).href;
}

/**
 * Makes the URLs in HTML absolute and removes placeholders of pictures, because feed readers, e-mails and users of the
 * API show the HTML outside the site.
 */
export function toStandaloneHtml(html: string, origin: string): string {
  const attributes = html
    .replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replace(new RegExp(` ${PLACEHOLDER_ATTRIBUTE}="[^"]*"`, "g"), "");
  return attributes.replace(
    /\bsrcset="([^"]*)"/g,
    (_all, list: string) => `srcset="${toAbsoluteSrcset(list, origin)}"`,
  );
}

/** Makes the URLs of a `srcset` absolute. */
export const toAbsoluteSrcset = (list: string, origin: string) => list.replace(/(^|, )\//g, `$1${origin}/`);
