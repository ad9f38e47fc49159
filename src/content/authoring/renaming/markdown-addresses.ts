/**
 * Finds and replaces the URLs in a Markdown text, as the compiler parses it: URLs of links, pictures and definitions,
 * and bare URLs.
 */
import { parse, postprocess, preprocess } from "micromark";
import { gfm } from "micromark-extension-gfm";
import type { Link, LinkReference, Nodes } from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { BLOCK_SYNTAX, parseMarkdown } from "../../compiler/markdown/parse-markdown.ts";
import { applyEdits, type Edit, type Span } from "../patch/text-edits.ts";

const ADDRESSES = new Set([
  "resourceDestinationString",
  "definitionDestinationString",
  "autolinkProtocol",
  "literalAutolinkHttp",
  // The attributes of a block. Some of them are texts, but such a text never equals the URL of a file or page.
  "directiveLeafAttributeValueData",
]);

/** Replaces each URL for which `change` returns a new URL. */
export function replaceAddresses(markdown: string, change: (address: string) => string | undefined): string {
  const edits = targetsOf(markdown).flatMap(({ from, to }): Edit[] => {
    const text = change(markdown.slice(from, to));
    return text === undefined ? [] : [{ from, to, text }];
  });
  return applyEdits(markdown, edits);
}

function targetsOf(markdown: string): Span[] {
  const reader = parse({ extensions: [gfm(), BLOCK_SYNTAX] }).document();
  const events = postprocess(reader.write(preprocess()(markdown, undefined, true)));
  const found = events.filter(([stage, { type }]) => stage === "enter" && ADDRESSES.has(type));
  return found.map(([, { start, end }]) => ({ from: start.offset, to: end.offset }));
}

interface Unlinked {
  /** The text without the links; absent if no link was removed. */
  unlinked?: string;
  /** The link text of each removed link, in the order of the text. */
  words: string[];
}

/** Removes links and keeps the link text. `leads` checks whether links to a URL are to be removed. */
export function removeLinks(markdown: string, leads: (url: string) => boolean): Unlinked {
  const tree = parseMarkdown(markdown);
  const edits: Edit[] = [];
  const words: string[] = [];
  const gone = new Set<string>();
  visit(tree, "definition", (definition) => {
    if (!leads(definition.url)) return;
    gone.add(definition.identifier);
    edits.push({ ...spanOf(definition), text: "" });
  });
  visit(tree, (node) => {
    const isGone = node.type === "link" ? leads(node.url) : node.type === "linkReference" && gone.has(node.identifier);
    if (!isGone) return;
    const link = node as Link | LinkReference;
    edits.push(...editsOf(markdown, link));
    words.push(wordsOf(link));
  });
  if (edits.length === 0) return { words };
  const lines = edits.map((edit) => wholeLine(markdown, edit));
  return { unlinked: applyEdits(markdown, lines), words };
}

/** Extends the edit to the whole line if the edit would leave the line empty. */
function wholeLine(text: string, edit: Edit): Edit {
  const from = text.lastIndexOf("\n", edit.from - 1) + 1;
  const end = text.indexOf("\n", edit.to);
  const to = end === -1 ? text.length : end + 1;
  const rest = text.slice(from, edit.from) + edit.text + text.slice(edit.to, to);
  return rest.trim() === "" ? { from, to, text: "" } : edit;
}

function spanOf({ position }: Nodes): Span {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}

/** Removes the syntax around the link text, which is kept. */
function editsOf(markdown: string, link: Link | LinkReference): Edit[] {
  const { from, to } = spanOf(link);
  const [first, last] = [link.children.at(0), link.children.at(-1)];
  if (!first || !last) return [{ from, to, text: "" }];
  const words: Span = { from: spanOf(first).from, to: spanOf(last).to };
  const begun = link.position?.start.column === 1 ? BEGINNING.exec(markdown.slice(words.from, words.to)) : null;
  const sign = words.from + (begun?.groups?.number?.length ?? 0);
  const protocol = PROTOCOL.exec(markdown.slice(words.from, words.to))?.[0] ?? "";
  return [
    { from, to: words.from + protocol.length, text: "" },
    ...(begun ? [{ from: sign, to: sign + 1, text: `\\${markdown[sign] ?? ""}` }] : []),
    { from: words.to, to, text: "" },
  ];
}

/** Matches the protocol at the beginning of a link text. If it were kept, Markdown would make the text a link again. */
const PROTOCOL = /^https?:\/\//i;

/** Matches text that would become a heading, a list or a quotation at the beginning of a line. */
const BEGINNING = /^(?:(?<number>\d+)[.)]\s|(?:#{1,6}|[-+*])\s|>)/;
