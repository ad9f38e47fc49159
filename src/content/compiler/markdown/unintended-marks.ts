/** Finds Markdown that is probably unintended, such as a year that begins a list or asterisks that stay visible. */
import type { Nodes, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { messages } from "../../messages/messages.ts";
import type { TextPlace } from "../document/source.ts";
import { placeAt } from "../document/source.ts";
import type { Details } from "../problems/catalogue.ts";
import { hasInvisible, MARKS, withTypedSpaces } from "../read/text-checks/invisible-characters.ts";
import { placeOf } from "./parse-markdown.ts";

export interface Unintended {
  at: TextPlace;
  details: Details;
}

/**
 * Returns how Markdown parses a node and what to write instead; `undefined` if the node is probably intended. `written`
 * is the source of the node; `before` and `behind` are the neighbouring characters.
 */
type Rule = (
  node: Nodes,
  written: string,
  before: string,
  behind: string,
) => readonly [reads: string, write: string] | undefined;

/** Matches asterisks that stay visible. Asterisks that open or close emphasis must touch a word. */
const LEFT = /(?<!\\)\*\*|(?<![\\*\s])\*(?=[^\s*][^*]*\s\*\S)|(?<![\\*])\*(?=[^\s*][^*]*\s\*[^\s*])/;

const RULES: readonly Rule[] = [
  (node, written) =>
    node.type === "text" && LEFT.test(written)
      ? [messages.findings.asterisks, messages.findings.closeAsterisks]
      : undefined,
  (node, written) =>
    node.type === "list" && node.ordered && (node.start ?? 1) >= 100
      ? [messages.findings.numberedList, written.replace(/^(\d+)([.)])[^]*$/, String.raw`$1\$2`)]
      : undefined,
  (node, written) =>
    node.type === "code" && !/^\s*(?:`{3}|~{3})/.test(written)
      ? [messages.findings.codeBlock, messages.findings.withoutIndent]
      : undefined,
  (node, written) =>
    node.type === "heading" && !written.startsWith("#")
      ? [messages.findings.heading, messages.findings.emptyLine]
      : undefined,
  (node, written, before) =>
    node.type === "emphasis" && written.startsWith("_") && /[@/\w]/.test(before)
      ? [messages.findings.italics, written.replaceAll("_", String.raw`\_`)]
      : undefined,
  // The underscore at the end of a bare URL is not part of the URL:
  // https://github.github.com/gfm/#extended-autolink-path-validation
  (node, written, _before, behind) =>
    node.type === "link" && /^[^[<]/.test(written) && behind === "_"
      ? [messages.findings.addressCut, `<${node.url}_>`]
      : undefined,
];

const isAddress = ({ type }: Nodes, written: string) => type === "link" && !written.startsWith("[");

/** Finds unintended Markdown in a tree. `source` is the Markdown from which the tree was parsed. */
export function findUnintended(tree: Root, source: string): Unintended[] {
  const found: Unintended[] = [];
  visit(tree, (node) => {
    const { start, end } = node.position ?? {};
    const [from = 0, to = 0] = [start?.offset, end?.offset];
    const written = source.slice(from, to);
    const around = [source.charAt(from - 1), source.charAt(to)] as const;
    if (node.type === "text") found.push(...invisibleInMarks(written, source, from));
    const said = RULES.map((rule) => rule(node, written, ...around)).find((each) => each !== undefined);
    if (!said) return isAddress(node, written) ? SKIP : undefined;
    const [expected, suggestion] = said;
    found.push({ at: placeOf(node), details: { value: firstWords(written), expected, suggestion } });
    return SKIP;
  });
  return found;
}

/**
 * Finds invisible characters that turn a Markdown delimiter into plain text. `from` is the offset of the text in the
 * source.
 */
function invisibleInMarks(written: string, source: string, from: number): Unintended[] {
  const marks = hasInvisible(written) ? [...written.matchAll(MARKS)].filter(([mark]) => hasInvisible(mark)) : [];
  return marks.map(({ 0: mark, index }) => {
    const value = firstWords(written.slice(index));
    const suggestion = withTypedSpaces(mark).trimStart() + value.slice(mark.length);
    return { at: placeAt(source, from + index), details: { value, suggestion, expected: messages.findings.noMark } };
  });
}

const firstWords = (written: string) => written.split("\n")[0]?.trim().slice(0, 60) ?? "";
