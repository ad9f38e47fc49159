/**
 * Provides the syntax tree of a Markdown text with the syntax of the site: CommonMark with tables, strikethrough and
 * the directives of blocks.
 */
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState, Line } from "@codemirror/state";

export type SyntaxTree = ReturnType<typeof syntaxTree>;
export type SyntaxNode = SyntaxTree["topNode"];

export interface TextRange {
  from: number;
  to: number;
}

/**
 * The maximum number of delimiters in a paragraph. The time for pairing delimiters grows with the square of their
 * number, and the site refuses paragraphs with more delimiters.
 */
const MAX_MARKS = 3000;

const OPENING = /^ {0,3}(:{2,})[a-zA-Z]/;

const closingOf = (colons: string) => new RegExp(`^ {0,3}:{${colons.length},}[ \\t]*$`);

/** The Markdown language, without the syntax that the site does not support and shows as plain text. */
export const siteMarkdown = markdown({
  base: markdownLanguage,
  extensions: [
    { remove: ["Subscript", "Superscript", "Emoji"] },
    {
      defineNodes: [{ name: "Directive", block: true }],
      parseBlock: [
        {
          name: "Directive",
          endLeaf: (_, { text }) => OPENING.test(text),
          // In a list or quotation, a directive is plain text. An unclosed directive extends to the end of the text.
          parse(context, line) {
            const [, colons = ""] = OPENING.exec(line.text) ?? [];
            if (!colons || context.parentType().name !== "Document") return false;
            const from = context.lineStart + line.pos;
            let isOpen = colons.length > 2;
            while (context.nextLine() && isOpen) isOpen = !closingOf(colons).test(line.text);
            context.addElement(context.elt("Directive", from, context.prevLineEnd()));
            return true;
          },
        },
      ],
    },
    {
      // A paragraph with more than `MAX_MARKS` delimiters is treated as plain text, because pairing them would freeze
      // the editor.
      parseInline: [
        {
          name: "Excess",
          before: "Escape",
          parse: ({ text, offset, end }, _next, position) =>
            position === offset && (text.match(/[*_~[\]`|]/g)?.length ?? 0) > MAX_MARKS ? end : -1,
        },
      ],
    },
  ],
  completeHTMLTags: false,
});

/** The maximum time for parsing, in milliseconds. The longest texts need a tenth of this time. */
const PARSE_TIMEOUT = 500;

/** Returns the syntax tree, which is complete up to a position unless parsing takes longer than `PARSE_TIMEOUT`. */
export function treeUpTo(state: EditorState, position: number): SyntaxTree {
  return ensureSyntaxTree(state, position, PARSE_TIMEOUT) ?? syntaxTree(state);
}

/** Returns the lines that a range touches, including a line at whose start the range ends. */
export function linesIn({ doc }: EditorState, { from, to }: TextRange): Line[] {
  const { number: first } = doc.lineAt(from);
  return Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, offset) => doc.line(first + offset));
}

/** Returns the nodes around a range, innermost first. */
export function nodesAround(state: EditorState, { from, to }: TextRange): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = treeUpTo(state, to).resolveInner(from, 1); node; node = node.parent)
    if (node.from <= from && to <= node.to) nodes.push(node);
  return nodes;
}

/** The names of nodes in which delimiters would be plain text, or would change a URL. */
const SOLID = new Set(["InlineCode", "URL", "Autolink", "Image", "Escape", "Entity", "LinkTitle", "LinkLabel"]);
const SPANS = new Set(["Emphasis", "StrongEmphasis", "Strikethrough", "Link"]);

/** Extends a range so that its ends split no formatted text, link, picture or code. Ignores nodes around `outer`. */
export function extendToNodes(state: EditorState, range: TextRange, outer?: SyntaxNode): TextRange {
  const tree = treeUpTo(state, range.to);
  let { from, to } = range;
  tree.iterate({
    from,
    to,
    enter: ({ node }) => {
      if (node.to <= from || node.from >= to || isAround(node, outer)) return;
      if (outer ? SPANS.has(node.name) || SOLID.has(node.name) : isCut(node, { from, to }))
        [from, to] = [Math.min(from, node.from), Math.max(to, node.to)];
    },
  });
  return from === range.from && to === range.to ? range : extendToNodes(state, { from, to }, outer);
}

function isAround(node: SyntaxNode, outer: SyntaxNode | undefined): boolean {
  return outer !== undefined && node.from <= outer.from && outer.to <= node.to;
}

function isCut(node: SyntaxNode, { from, to }: TextRange): boolean {
  if (SOLID.has(node.name)) return true;
  if (!SPANS.has(node.name)) return false;
  const words = wordsOf(node);
  const isInside = words.from <= from && to <= words.to;
  const isOutside = from <= node.from && node.to <= to;
  return !isInside && !isOutside;
}

/** Returns the range of the words of a node, between the opening and the closing delimiter. */
export function wordsOf(node: SyntaxNode): TextRange {
  const marks = node.getChildren(node.name === "Link" ? "LinkMark" : markOf(node.name));
  const end = node.name === "Link" ? marks[1] : marks.at(-1);
  return { from: marks[0]?.to ?? node.from, to: end?.from ?? node.to };
}

const markOf = (name: string) => (name === "Strikethrough" ? "StrikethroughMark" : "EmphasisMark");
