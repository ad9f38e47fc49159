import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { CustomRecord } from "pagefind";
import { unescapeMarkup } from "../../site/seo/markup.ts";
import { packResultFields, packTopic, type SearchEntry } from "../../site/search/search-entry.ts";
import { plainWords } from "../../site/search/compare-words.ts";

/** Returns the Pagefind record of a search entry. Credits are also part of the text, so that a result can show them. */
export function recordOf(entry: SearchEntry): CustomRecord {
  const { title, slug = "", kind, topics = [], credits = [], people = [], roles = [], brands = [] } = entry;
  const names = [...credits.map(({ name }) => name), ...people];
  const distinctSlug = plainWords(slug) === plainWords(title) ? "" : slug;
  const meta = {
    title,
    slug: distinctSlug,
    people: joinNames(names),
    roles: joinNames(roles),
    brands: joinNames(brands),
  };
  return {
    url: packResultFields(entry),
    content: [...textsOf(entry), ...credits.map(({ rol, name }) => (rol ? `${rol}: ${name}` : name))].join(" · "),
    // The language is the same for all entries, because all languages of the interface share one index.
    language: CONTENT_LANGUAGE,
    meta: Object.fromEntries(Object.entries(meta).filter(([, text]) => text !== "")),
    filters: { kind: [kind], ...(topics.length > 0 && { topic: topics.map(packTopic) }) },
  };
}

export const textsOf = ({ texts }: SearchEntry): string[] =>
  texts.map((text) => (typeof text === "object" ? textOf(text.html) : (text ?? ""))).filter((text) => text !== "");

const joinNames = (names: readonly string[]) => [...new Set(names)].join(", ");

/** Matches tags of block elements, which separate words. */
const BLOCK = /<\/?(?:p|h\d|li|ul|ol|blockquote|br|hr|t[dhr]|table|figcaption|pre)\b[^>]*>/g;

/** Matches a tag. Only a quoted value may contain a `>`. */
const TAG = /<(?:"[^"]*"|[^">])+>/g;

/** Returns the plain text of rendered HTML, with the descriptions of pictures, as a screen reader reads it. */
const textOf = (html: string): string =>
  unescapeMarkup(
    html
      .replace(TAG, (tag) => / alt="([^"]*)"/.exec(tag)?.[1]?.concat(" ") ?? tag)
      .replace(BLOCK, " ")
      .replace(TAG, ""),
  )
    .replace(/\s+/g, " ")
    .trim();
