/** Converts the text of a WordPress post to HTML: paragraphs separated by blank lines, shortcodes, and blocks. */
import { messages } from "../../messages/messages.ts";
import type { Notes } from "../item.ts";
import {
  type Arguments,
  parseArguments,
  changeOutside,
  figure,
  frame,
  imageOf,
  embedUrlOf,
  escapeHtml,
} from "./page-text.ts";
import { toEmbeddableUrl } from "../../../shared/compiled/embeds.ts";

export interface Attachment {
  title: string;
  url: string;
  alt: string;
  caption: string;
  /** The ID of the post to which the file was uploaded. */
  parent: string;
}

interface Post {
  id: string;
  attachments: ReadonlyMap<string, Attachment>;
  notes: Notes;
}

const CODE = /<(?:pre|code|script|style)\b[^]*?<\/(?:pre|code|script|style)>/gi;
const VERBATIM = /<(?:pre|script|style)\b[^]*?<\/(?:pre|script|style)>/gi;
const BLOCKS = /<!-- wp:/;

export function htmlOfPost(content: string, post: Post): string {
  const source = content.replaceAll("\r\n", "\n");
  const html = changeOutside(source, CODE, (part) => withoutShortcodes(withoutDynamicBlocks(part, post.notes), post));
  return BLOCKS.test(source) ? html : changeOutside(html, VERBATIM, withParagraphs);
}

/** Matches dynamic blocks, whose content the server creates. The excluded blocks only divide the text. */
const DYNAMIC = /<!-- wp:(?!more\b|separator\b|spacer\b|nextpage\b)[\w/-]+(?: \{.*?\})? \/-->/g;

const withoutDynamicBlocks = (html: string, notes: Notes) =>
  html.replace(DYNAMIC, (match) => {
    notes.add(messages.importing.leftAsCode, match, "words");
    return toCode(match);
  });

const CAPTION =
  /\[(?:wp_)?caption([^\]]*)\]\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*?)\[\/(?:wp_)?caption\]/gi;
const AROUND_ADDRESS = /\[(embed|video|audio)\b[^\]]*\]\s*(https?:[^[\s]+)\s*\[\/\1\]/gi;
/** Matches the address of an embed block, and an address alone on a line or in a paragraph. */
const ALONE = /(__wrapper">\s*|<p>\s*|^[ \t]*)(https?:[^\s<>"]+)(?=\s*<\/(?:p|div)>|[ \t]*$)/gim;
const ANY_SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:[\s=][^[\]]*)?)\](?!\()/gi;

function withoutShortcodes(html: string, post: Post): string {
  return html
    .replace(CAPTION, (_whole, args: string, image: string, caption: string) =>
      figure(image, caption.trim() || (parseArguments(args).caption ?? "")),
    )
    .replace(AROUND_ADDRESS, (_whole, _name, url: string) => frame(url))
    .replace(ALONE, (match, before: string, url: string) =>
      before.startsWith("_") || toEmbeddableUrl(url) ? `${before}${frame(url)}` : match,
    )
    .replace(ANY_SHORTCODE, (match, slash: string, name: string, rest: string) => {
      if (!isShortcode(html, slash, name, rest)) return match;
      const rendered = slash
        ? undefined
        : renderShortcode(name.toLowerCase(), parseArguments(rest.replace(/^=/, "")), post);
      if (rendered === undefined) post.notes.add(messages.importing.leftAsCode, match, "words");
      return rendered ?? toCode(match);
    });
}

/** Checks whether a text in brackets is a shortcode, and not ordinary text such as «[sic]». */
const isShortcode = (html: string, slash: string, name: string, rest: string) =>
  rest.includes("=") || /[-_]/.test(name) || slash !== "" || MEDIA.test(name) || html.includes(`[/${name}]`);

const MEDIA = /^(?:gallery|youtube|vimeo|embed|video|audio)$/i;

function renderShortcode(name: string, args: Arguments, post: Post): string | undefined {
  if (name === "gallery") return galleryOf(args.ids ?? args.include, post);
  const url = embedUrlOf(name, args) ?? Object.values(args).find((value) => /^https?:/.test(value));
  return MEDIA.test(name) && url ? frame(url) : undefined;
}

const toCode = (source: string) => `<code>${escapeHtml(source)}</code>`;

/** Returns a gallery of the listed pictures or, without a list, of all pictures that were uploaded to the post. */
function galleryOf(ids: string | undefined, { id, attachments }: Post): string | undefined {
  const listed = ids?.split(",").map((each) => each.trim());
  const all =
    listed?.map((each) => attachments.get(each)) ?? [...attachments.values()].filter(({ parent }) => parent === id);
  const available = all.filter((each) => each !== undefined);
  if (available.length === 0) return undefined;
  const lacks = all.length > available.length ? ` data-lacks="${all.length - available.length}"` : "";
  const figures = available.map(({ url, alt, caption }) => figure(imageOf(url, alt), escapeHtml(caption)));
  return `<figure${lacks}>${figures.join("")}</figure>`;
}

const BLOCK = new RegExp(
  "</?(?:address|article|aside|blockquote|center|details|div|dl|dt|dd|fieldset|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|section|table|tbody|thead|tr|td|th|ul)\\b[^>]*>",
  "i",
);
const BEGINS_WITH_BLOCK = new RegExp(`^${BLOCK.source}`, "i");
const ENDS_WITH_BLOCK = new RegExp(`${BLOCK.source}$`, "i");

/** Adds paragraphs like WordPress's `wpautop`: a blank line separates paragraphs, and a line break becomes `<br>`. */
function withParagraphs(html: string): string {
  const chunks = html.split(/\n\s*\n/).map((chunk) => chunk.trim());
  return chunks
    .map((chunk) => (BEGINS_WITH_BLOCK.test(chunk) ? withBreaks(chunk) : `<p>${withBreaks(chunk)}</p>`))
    .join("\n\n");
}

function withBreaks(chunk: string): string {
  const lines = chunk.split("\n").map((line) => line.trim());
  return lines.reduce(
    (before, line) => `${before}${ENDS_WITH_BLOCK.test(before) || BEGINS_WITH_BLOCK.test(line) ? "" : "<br>"}\n${line}`,
  );
}
