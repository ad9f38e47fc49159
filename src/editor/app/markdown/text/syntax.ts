/** The syntax tree of a Markdown text, as the site reads it: CommonMark with tables and strikethrough. */
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { ensureSyntaxTree, syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";

export type SyntaxTree = ReturnType<typeof syntaxTree>;
export type SyntaxNode = SyntaxTree["topNode"];

export interface TextRange {
  from: number;
  to: number;
}

/** Marks of one paragraph; pairing them takes the square of their number, and the site refuses more. */
const MARKS = 3000;

/** Syntax that the site does not know is left out: the site shows it as letters. */
export const siteMarkdown = markdown({
  base: markdownLanguage,
  extensions: [
    { remove: ["Subscript", "Superscript", "Emoji"] },
    {
      // A paragraph of more marks is letters: the editor would not answer while they are paired.
      parseInline: [
        {
          name: "Excess",
          before: "Escape",
          parse: ({ text, offset, end }, _next, position) =>
            position === offset && (text.match(/[*_~[\]`|]/g)?.length ?? 0) > MARKS ? end : -1,
        },
      ],
    },
  ],
  completeHTMLTags: false,
});

/** Milliseconds that may be spent on the tree of what was never shown; the longest text takes a tenth of them. */
const PATIENCE = 500;

export function treeUpTo(state: EditorState, position: number): SyntaxTree {
  return ensureSyntaxTree(state, position, PATIENCE) ?? syntaxTree(state);
}

/** The nodes around a range, innermost first. */
export function nodesAround(state: EditorState, { from, to }: TextRange): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = treeUpTo(state, to).resolveInner(from, 1); node; node = node.parent)
    if (node.from <= from && to <= node.to) nodes.push(node);
  return nodes;
}

/** Marks inside of these nodes would be letters, or change the address. */
const SOLID = new Set(["InlineCode", "URL", "Autolink", "Image", "Escape", "Entity", "LinkTitle", "LinkLabel"]);
const SPANS = new Set(["Emphasis", "StrongEmphasis", "Strikethrough", "Link"]);

/** Extends the range until it splits no mark, link, picture or code inside of `outer`. */
export function wholeNodes(state: EditorState, range: TextRange, outer?: SyntaxNode): TextRange {
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
  return from === range.from && to === range.to ? range : wholeNodes(state, { from, to }, outer);
}

function isAround(node: SyntaxNode, outer: SyntaxNode | undefined): boolean {
  return outer !== undefined && node.from <= outer.from && outer.to <= node.to;
}

function isCut(node: SyntaxNode, { from, to }: TextRange): boolean {
  if (SOLID.has(node.name)) return true;
  if (!SPANS.has(node.name)) return false;
  const words = wordsOf(node);
  const inside = words.from <= from && to <= words.to;
  const outside = from <= node.from && node.to <= to;
  return !inside && !outside;
}

/** The range between the first mark of a node and the one that ends its words. */
export function wordsOf(node: SyntaxNode): TextRange {
  const marks = node.getChildren(node.name === "Link" ? "LinkMark" : markOf(node.name));
  const end = node.name === "Link" ? marks[1] : marks.at(-1);
  return { from: marks[0]?.to ?? node.from, to: end?.from ?? node.to };
}

const markOf = (name: string) => (name === "Strikethrough" ? "StrikethroughMark" : "EmphasisMark");
