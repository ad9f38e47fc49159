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

/** What the site does not know is left out: there it would be letters. */
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

/** The nodes around a range, the smallest first. */
export function nodesAround(state: EditorState, { from, to }: TextRange): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  for (let node: SyntaxNode | null = treeUpTo(state, to).resolveInner(from, 1); node; node = node.parent)
    if (node.from <= from && to <= node.to) nodes.push(node);
  return nodes;
}
