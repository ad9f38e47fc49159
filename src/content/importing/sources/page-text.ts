/**
 * Converts template syntax in the text of a page to Markdown and HTML: shortcodes of Hugo, tags of Jekyll and Eleventy,
 * and attributes.
 */
import { messages } from "../../messages/messages.ts";
import { toString } from "mdast-util-to-string";
import { parseMarkdown } from "../../compiler/markdown/parse-markdown.ts";
import type { Notes } from "../item.ts";

const CODE = /^(?:```|~~~)[^]*?^(?:```|~~~)[ \t]*$/m;
const HIGHLIGHTED =
  /\{(?:\{<|%)\s*highlight\s+(\S+).*?(?:>\}|%)\}\n?([^]*?)\n?\{(?:\{<|%)\s*(?:\/|end)highlight\s*(?:>\}|%)\}/g;
/** Matches template tags that insert the URL of a page of the site, such as `{{< ref "telar.md" >}}`. */
const ADDRESS = /\{(?:\{[<%]|%)\s*(?:ref|relref|link|post_url)\s+"?([^"\s]+)"?\s*(?:[>%]\}|%)\}/g;
const BASE = /\{\{\s*(?:site\.(?:baseurl|url)|\.Site\.BaseURL)\s*\}\}/gi;
const FILTERED = /\{\{\s*["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|url)\s*\}\}/g;
const RAW = /\{%-?\s*(?:end)?raw\s*-?%\}/g;
const ANY_TAG = /\{\{[<%]\s*(\/?[\w/-]+)([^]*?)\/?[>%]\}\}|\{%-?\s*(\w+)([^]*?)-?%\}|\{\{.*?\}\}/g;

/** Converts the template syntax of a page to Markdown and HTML, and adds what was lost to `notes`. */
export function textOfPage(body: string, notes: Notes): string {
  const fenced = body.replace(HIGHLIGHTED, "```$1\n$2\n```");
  return changeOutside(fenced, new RegExp(CODE, "gm"), (part) =>
    part
      .replace(ADDRESS, "$1")
      .replace(BASE, "")
      .replace(FILTERED, "$1")
      .replace(RAW, "")
      .replace(ANY_TAG, (match, name = "", args = "", tag = "", tagArgs = "") => {
        const html = renderShortcode(String(name || tag), parseArguments(args || tagArgs));
        if (html === undefined) notes.add(messages.importing.leftAsCode, match, "words");
        return html ?? `\`${match}\``;
      }),
  );
}

function renderShortcode(name: string, args: Arguments): string | undefined {
  const embedUrl = embedUrlOf(name, args);
  if (embedUrl) return `\n\n${frame(embedUrl, args.title)}\n\n`;
  const src = args.src ?? args[0];
  if (!/^(?:figure|img)$/.test(name) || !src) return undefined;
  const caption = [args.title, args.caption]
    .filter((each) => each !== undefined)
    .map(toPlainText)
    .join(". ");
  const credit = ` data-credit="${escapeHtml(toPlainText(args.attr ?? ""))}"`;
  const image = imageOf(src, args.alt ?? "");
  const linked = args.link ? `<a href="${escapeHtml(args.link)}">${image}</a>` : image;
  return `\n\n${figure(linked, escapeHtml(caption), credit)}\n\n`;
}

/** Converts a Markdown argument of a shortcode to one line of plain text. */
const toPlainText = (markdown: string) => toString(parseMarkdown(markdown)).replace(/\s+/g, " ");

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

export const frame = (url: string, title = "") =>
  `<iframe src="${escapeHtml(url.replaceAll(/&(?:amp|#0?38);/g, "&"))}" title="${escapeHtml(title)}"></iframe>`;

export const imageOf = (url: string, alt: string) => `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;

/** Returns the HTML of a figure. `image` and `caption` are HTML, too. */
export const figure = (image: string, caption: string, attributes = "") =>
  `<figure${attributes}>${image}<figcaption>${caption}</figcaption></figure>`;

/** Arguments of a shortcode, by name. The name of a positional argument is its index, such as `0`. */
export type Arguments = Readonly<Record<string, string>>;

const ARGUMENT = /(?:([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|(https?:[^\s"']+|[^\s"'=]+))/g;

/** Parses the arguments of a shortcode, such as `[gallery ids="1,2"]` or `{{< figure src="a.jpg" >}}`. */
export function parseArguments(source: string): Arguments {
  let position = 0;
  const pairs = [...source.matchAll(ARGUMENT)].map(([, key, double, single, bare]): [string, string] => [
    key ?? String(position++),
    double ?? single ?? bare ?? "",
  ]);
  return Object.fromEntries(pairs);
}

/** Functions that make the URL of embedded content from two arguments, by shortcode: https://gohugo.io/shortcodes/ */
const EMBED_URLS: Readonly<Record<string, (first: string, second: string) => string>> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  gist: (user, id) => `https://gist.github.com/${user}/${id}`,
};

/** Returns the URL of the content that a shortcode embeds from another site; `undefined` for other shortcodes. */
export function embedUrlOf(name: string, args: Arguments): string | undefined {
  const [urlFor, first] = [EMBED_URLS[name], args[0] ?? args.id ?? args.v];
  return urlFor && first && (/^https?:/.test(first) ? first : urlFor(first, args[1] ?? ""));
}

/** Applies `change` to the parts of a text that do not match `excluded`. */
export function changeOutside(text: string, excluded: RegExp, change: (part: string) => string): string {
  const parts = text.split(new RegExp(`(${excluded.source})`, excluded.flags));
  return parts.map((part, index) => (index % 2 ? part : change(part))).join("");
}

/**
 * Matches code, in which nothing is changed. Outside of code, attributes are removed: those of kramdown, such as `{:
 * .lead}` (https://kramdown.gettalong.org/syntax.html#inline-attribute-lists), and those of Hugo, Pandoc and
 * markdown-it, such as `{#id}` and `{.class}`.
 */
const CODE_OR_FENCE = String.raw`^ {0,3}(?<fence>\`\`\`+|~~~+)[^]*?^ {0,3}\k<fence>[ \t]*$|(?<ticks>\`+)(?!\`)[^]*?(?<!\`)\k<ticks>(?!\`)`;
/** Matches a kramdown comment with its content. */
const COMMENT = String.raw`\{::comment\}[^]*?\{:\/(?:comment)?\}`;
const TABLE_OF_CONTENTS = String.raw`^(?:[*+-]|\d+\.) .*\n\{:\s*toc\b[^}\n]*\}[ \t]*$`;
const KRAMDOWN = String.raw`[ \t]*(?<!\\)\{::?\/?[^{}\n]*\}`;
const NAME = String.raw`[#.][\w:.-]+`;
const VALUE = String.raw`[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w%.-]+)`;
/**
 * Matches attributes of Hugo, Pandoc and markdown-it. Attributes that begin with a pair such as `a=b` must follow a
 * link or begin a line, because elsewhere `{a=b}` may be ordinary text.
 */
const OTHERS = String.raw`(?:[ \t]*(?<!\\)\{\s*${NAME}|(?:(?<=\))|^)\{\s*${VALUE})(?:\s+(?:${NAME}|${VALUE}))*\s*\}`;

/** Removes attributes outside of code, and adds a note for each. */
export function withoutAttributes(markdown: string, notes: Notes): string {
  const pattern = new RegExp(
    [`(?<code>${CODE_OR_FENCE})`, COMMENT, TABLE_OF_CONTENTS, KRAMDOWN, OTHERS].join("|"),
    "gm",
  );
  return markdown.replace(pattern, (...groups) => {
    const [match] = groups as [string];
    const { code } = groups.at(-1) as { code?: string };
    if (code !== undefined) return code;
    notes.add(messages.importing.attributes, match.trim());
    return "";
  });
}
