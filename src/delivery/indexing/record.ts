import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { CustomRecord } from "pagefind";
import { packShown, type SearchEntry } from "../../site/search/search-entry.ts";
import { plainWords } from "../../site/search/compare-words.ts";

/** Returns the Pagefind record of a search entry. Credits are also part of the text, so that a result can show them. */
export function recordOf(entry: SearchEntry): CustomRecord {
  const { title, slug = "", kind, credits = [], people = [], roles = [], brands = [] } = entry;
  const names = [...credits.map(({ name }) => name), ...people];
  const own = plainWords(slug) === plainWords(title) ? "" : slug;
  const meta = { title, slug: own, people: listed(names), roles: listed(roles), brands: listed(brands) };
  return {
    url: packShown(entry),
    content: [...textsOf(entry), ...credits.map(({ rol, name }) => (rol ? `${rol}: ${name}` : name))].join(" · "),
    // All languages of the interface share one index.
    language: CONTENT_LANGUAGE,
    meta: Object.fromEntries(Object.entries(meta).filter(([, text]) => text !== "")),
    filters: { kind: [kind] },
  };
}

export const textsOf = ({ texts }: SearchEntry): string[] =>
  texts.map((text) => (typeof text === "object" ? textOf(text.html) : (text ?? ""))).filter((text) => text !== "");

const listed = (names: readonly string[]) => [...new Set(names)].join(", ");

const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Matches tags of block elements, which separate words. */
const BLOCK = /<\/?(?:p|h\d|li|ul|ol|blockquote|br|hr|t[dhr]|table|figcaption|pre)\b[^>]*>/g;

/** Returns the plain text of rendered HTML, as a reader sees it. */
function textOf(html: string): string {
  return html
    .replace(BLOCK, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (written, hex?: string, decimal?: string, name?: string) =>
      hex ? letter(hex, 16) : decimal ? letter(decimal, 10) : (SIGNS[name ?? ""] ?? written),
    )
    .replace(/\s+/g, " ")
    .trim();
}

const letter = (code: string, base: number) => String.fromCodePoint(Number.parseInt(code, base));
