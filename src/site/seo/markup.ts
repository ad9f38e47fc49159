import { PLACEHOLDER_ATTRIBUTE } from "../../shared/compiled/placeholder.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** JSON of a value that is safe in a script tag. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Escapes a text for XML and HTML, also for attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Absolute URL of an address from the root of the host, as pictures have it. `siteUrl` may have a path. */
export function absolute(src: string, siteUrl: string): string {
  return new URL(src, siteUrl).href;
}

/** HTML for feed readers and others that show it on their own sites: its addresses become absolute. */
export function standAlone(html: string, origin: string): string {
  const attributes = html
    .replace(/\b(href|src)="\/(?!\/)/g, `$1="${origin}/`)
    .replace(new RegExp(` ${PLACEHOLDER_ATTRIBUTE}="[^"]*"`, "g"), "");
  return attributes.replace(/\bsrcset="([^"]*)"/g, (_all, list: string) => `srcset="${standAloneSet(list, origin)}"`);
}

/** Makes the addresses of a `srcset` absolute. */
export const standAloneSet = (list: string, origin: string) => list.replace(/(^|, )\//g, `$1${origin}/`);
