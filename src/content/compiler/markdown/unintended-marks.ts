/** Finds Markdown that is probably unintended, such as a year that begins a list or asterisks that stay visible. */
import type { Nodes, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { messages } from "../../messages/messages.ts";
import type { TextPlace } from "../document/source.ts";
import { placeAt } from "../document/source.ts";
import type { Details } from "../problems/catalogue.ts";
import { hasInvisible, MARKDOWN_SYNTAX, withTypedSpaces } from "../read/text-checks/invisible-characters.ts";
import { placeOf } from "./parse-markdown.ts";

export interface UnintendedMark {
  at: TextPlace;
  details: Details;
}

/**
 * Returns how Markdown reads a node and what to write instead; `undefined` if the node is probably what was intended.
 * `markdown` is the source of the node; `before` and `after` are the neighbouring characters.
 */
type Rule = (
  node: Nodes,
  markdown: string,
  before: string,
  after: string,
) => readonly [expected: string, suggestion: string] | undefined;

/** Matches asterisks that stay visible. Asterisks that open or close emphasis must touch a word. */
const VISIBLE_ASTERISKS = /(?<!\\)\*\*|(?<![\\*\s])\*(?=[^\s*][^*]*\s\*\S)|(?<![\\*])\*(?=[^\s*][^*]*\s\*[^\s*])/;

const RULES: readonly Rule[] = [
  (node, markdown) =>
    node.type === "text" && VISIBLE_ASTERISKS.test(markdown)
      ? [messages.findings.asterisks, messages.findings.closeAsterisks]
      : undefined,
  (node, markdown) =>
    node.type === "list" && node.ordered && (node.start ?? 1) >= 100
      ? [messages.findings.numberedList, markdown.replace(/^(\d+)([.)])[^]*$/, String.raw`$1\$2`)]
      : undefined,
  (node, markdown) =>
    node.type === "code" && !/^\s*(?:`{3}|~{3})/.test(markdown)
      ? [messages.findings.codeBlock, messages.findings.withoutIndent]
      : undefined,
  (node, markdown) =>
    node.type === "heading" && !markdown.startsWith("#")
      ? [messages.findings.heading, messages.findings.emptyLine]
      : undefined,
  (node, markdown, before) =>
    node.type === "emphasis" && markdown.startsWith("_") && /[@/\w]/.test(before)
      ? [messages.findings.italics, markdown.replaceAll("_", String.raw`\_`)]
      : undefined,
  // Finds bare URLs that end with an underscore, because Markdown leaves the underscore out of the URL:
  // https://github.github.com/gfm/#extended-autolink-path-validation
  (node, markdown, _before, after) =>
    node.type === "link" && /^[^[<]/.test(markdown) && after === "_"
      ? [messages.findings.addressCut, `<${node.url}_>`]
      : undefined,
];

const isAutolink = ({ type }: Nodes, markdown: string) => type === "link" && !markdown.startsWith("[");

/** Finds unintended Markdown in a tree. `source` is the Markdown from which the tree was parsed. */
export function findUnintended(tree: Root, source: string): UnintendedMark[] {
  const marks: UnintendedMark[] = [];
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    const [from = 0, to = 0] = [start?.offset, end?.offset];
    const markdown = source.slice(from, to);
    const neighbours = [source.charAt(from - 1), source.charAt(to)] as const;
    if (node.type === "text") marks.push(...findInvisibleInMarks(markdown, source, from));
    const result = RULES.map((rule) => rule(node, markdown, ...neighbours)).find((each) => each !== undefined);
    if (!result) return isAutolink(node, markdown) ? SKIP : undefined;
    const [expected, suggestion] = result;
    marks.push({ at: placeOf(node), details: { value: firstWords(markdown), expected, suggestion } });
    return SKIP;
  });
  return marks;
}

/**
 * Finds invisible characters that turn a Markdown delimiter into plain text. `from` is the offset of the text in the
 * source.
 */
function findInvisibleInMarks(markdown: string, source: string, from: number): UnintendedMark[] {
  const marks = hasInvisible(markdown)
    ? [...markdown.matchAll(MARKDOWN_SYNTAX)].filter(([mark]) => hasInvisible(mark))
    : [];
  return marks.map(({ 0: mark, index }) => {
    const value = firstWords(markdown.slice(index));
    const suggestion = withTypedSpaces(mark).trimStart() + value.slice(mark.length);
    return { at: placeAt(source, from + index), details: { value, suggestion, expected: messages.findings.noMark } };
  });
}

const firstWords = (markdown: string) => markdown.split("\n")[0]?.trim().slice(0, 60) ?? "";
