import { PLACEHOLDER_ATTRIBUTE } from "../../shared/compiled/placeholder.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A value as JSON that may stand in a script tag. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** A text as it may stand in XML, in HTML and in their attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Address from the root of the host, as a picture has it → a whole one. `siteUrl` may have a path. */
export function absolute(src: string, siteUrl: string): string {
  return new URL(src, siteUrl).href;
}

/** A text for feed readers and others, who show it on sites of their own: its addresses are whole. */
export function standAlone(html: string, origin: string): string {
  const attributes = html
    .replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replace(new RegExp(` ${PLACEHOLDER_ATTRIBUTE}="[^"]*"`, "g"), "");
  return attributes.replace(/\bsrcset="([^"]*)"/g, (_all, list: string) => `srcset="${standAloneSet(list, origin)}"`);
}

/** The same for the addresses of a `srcset`. */
export const standAloneSet = (list: string, origin: string) => list.replace(/(^|, )\//g, `$1${origin}/`);
