/**
 * Marks that other programs read in Markdown and do not show: `{: .lead}` of kramdown
 * (https://kramdown.gettalong.org/syntax.html#inline-attribute-lists), `{#id}` and `{.class}` of Hugo, Pandoc and markdown-it.
 */
import { messages } from "../../messages/messages.ts";
import type { Notes } from "../item.ts";

const CODE = String.raw`^ {0,3}(?<fence>\`\`\`+|~~~+)[^]*?^ {0,3}\k<fence>[ \t]*$|(?<ticks>\`+)(?!\`)[^]*?(?<!\`)\k<ticks>(?!\`)`;
/** What is within is not shown either. */
const COMMENT = String.raw`\{::comment\}[^]*?\{:\/(?:comment)?\}`;
const CONTENTS = String.raw`^(?:[*+-]|\d+\.) .*\n\{:\s*toc\b[^}\n]*\}[ \t]*$`;
const KRAMDOWN = String.raw`[ \t]*(?<!\\)\{::?\/?[^{}\n]*\}`;
const NAME = String.raw`[#.][\w:.-]+`;
const VALUE = String.raw`[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w%.-]+)`;
/** With a value alone they are marks only where they stand by a link or alone: `{a=b}` may be a text. */
const OTHERS = String.raw`(?:[ \t]*(?<!\\)\{\s*${NAME}|(?:(?<=\))|^)\{\s*${VALUE})(?:\s+(?:${NAME}|${VALUE}))*\s*\}`;

/** Outside of code. What is removed is noted. */
export function withoutAttributes(markdown: string, notes: Notes): string {
  const sought = new RegExp([`(?<code>${CODE})`, COMMENT, CONTENTS, KRAMDOWN, OTHERS].join("|"), "gm");
  return markdown.replace(sought, (...found) => {
    const [mark] = found as [string];
    const { code } = found.at(-1) as { code?: string };
    if (code !== undefined) return code;
    notes.add(messages.importing.attributes, mark.trim());
    return "";
  });
}
