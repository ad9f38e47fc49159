/** Ranges that marks may be set around. */
import type { EditorState } from "@codemirror/state";
import { type SyntaxNode, type TextRange, treeUpTo } from "./syntax.ts";

/** Marks inside of these would be letters, or another address. */
const SOLID = new Set(["InlineCode", "URL", "Autolink", "Image", "Escape", "Entity", "LinkTitle", "LinkLabel"]);
const SPANS = new Set(["Emphasis", "StrongEmphasis", "Strikethrough", "Link"]);

/** The range, grown until it cuts none of the marks, links, pictures and codes inside of `outer` in two. */
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

/** What stands between the first mark of a node and the one that ends its words. */
export function wordsOf(node: SyntaxNode): TextRange {
  const marks = node.getChildren(node.name === "Link" ? "LinkMark" : markOf(node.name));
  const end = node.name === "Link" ? marks[1] : marks.at(-1);
  return { from: marks[0]?.to ?? node.from, to: end?.from ?? node.to };
}

const markOf = (name: string) => (name === "Strikethrough" ? "StrikethroughMark" : "EmphasisMark");
