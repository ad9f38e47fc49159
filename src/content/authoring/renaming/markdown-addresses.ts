/**
 * Finds and replaces the URLs in a Markdown text, as the compiler parses it: URLs of links, pictures, definitions and
 * blocks, and bare URLs.
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
  // Attribute values of blocks. Those that are texts count as URLs, too, but never equal the URL of a file or page.
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
  const targets = events.filter(([stage, { type }]) => stage === "enter" && ADDRESSES.has(type));
  return targets.map(([, { start, end }]) => ({ from: start.offset, to: end.offset }));
}

interface LinkRemoval {
  /** The text without the links; absent if no link was removed. */
  markdown?: string;
  /** The link text of each removed link, in their order in the text. */
  words: string[];
}

/** Removes links, but not their texts. `isRemovedUrl` checks whether the links to a URL are to be removed. */
export function removeLinks(markdown: string, isRemovedUrl: (url: string) => boolean): LinkRemoval {
  const tree = parseMarkdown(markdown);
  const edits: Edit[] = [];
  const words: string[] = [];
  const removedIdentifiers = new Set<string>();
  visit(tree, "definition", (definition) => {
    if (!isRemovedUrl(definition.url)) return;
    removedIdentifiers.add(definition.identifier);
    edits.push({ ...spanOf(definition), text: "" });
  });
  visit(tree, (node) => {
    const isRemoved =
      node.type === "link"
        ? isRemovedUrl(node.url)
        : node.type === "linkReference" && removedIdentifiers.has(node.identifier);
    if (!isRemoved) return;
    const link = node as Link | LinkReference;
    edits.push(...editsOf(markdown, link));
    words.push(wordsOf(link));
  });
  if (edits.length === 0) return { words };
  const extended = edits.map((edit) => extendToLine(markdown, edit));
  return { markdown: applyEdits(markdown, extended), words };
}

/** Extends the edit to the whole line if the edit would leave the line empty. */
function extendToLine(text: string, edit: Edit): Edit {
  const from = text.lastIndexOf("\n", edit.from - 1) + 1;
  const end = text.indexOf("\n", edit.to);
  const to = end === -1 ? text.length : end + 1;
  const rest = text.slice(from, edit.from) + edit.text + text.slice(edit.to, to);
  return rest.trim() === "" ? { from, to, text: "" } : edit;
}

function spanOf({ position }: Nodes): Span {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}

/** Returns the edits that remove the syntax of a link, but not its text. */
function editsOf(markdown: string, link: Link | LinkReference): Edit[] {
  const { from, to } = spanOf(link);
  const [first, last] = [link.children.at(0), link.children.at(-1)];
  if (!first || !last) return [{ from, to, text: "" }];
  const words: Span = { from: spanOf(first).from, to: spanOf(last).to };
  const blockStart = link.position?.start.column === 1 ? BLOCK_START.exec(markdown.slice(words.from, words.to)) : null;
  const marker = words.from + (blockStart?.groups?.number?.length ?? 0);
  const protocol = PROTOCOL.exec(markdown.slice(words.from, words.to))?.[0] ?? "";
  return [
    { from, to: words.from + protocol.length, text: "" },
    ...(blockStart ? [{ from: marker, to: marker + 1, text: `\\${markdown[marker] ?? ""}` }] : []),
    { from: words.to, to, text: "" },
  ];
}

/** Matches the protocol at the beginning of a link text. If it stayed, Markdown would make the text a link again. */
const PROTOCOL = /^https?:\/\//i;

/** Matches text that would become a heading, a list or a quotation at the beginning of a line. */
const BLOCK_START = /^(?:(?<number>\d+)[.)]\s|(?:#{1,6}|[-+*])\s|>)/;
