/**
 * Styles the visible Markdown with CSS classes, which depend on the names of the nodes in the syntax tree. Marks such
 * as `**` and the URLs of links are hidden, except at the cursor.
 */
import { syntaxTree } from "@codemirror/language";
import type { EditorState, Range } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import { linesIn, type SyntaxNode } from "../text/syntax.ts";

const WORD_CLASSES: Readonly<Record<string, string>> = {
  StrongEmphasis: "md-strong",
  Emphasis: "md-emphasis",
  Strikethrough: "md-struck",
  InlineCode: "md-code",
  FencedCode: "md-code",
  Link: "md-link",
  Image: "md-picture",
};
const MARKS = new Set(
  "EmphasisMark StrikethroughMark LinkMark CodeMark HeaderMark QuoteMark ListMark URL LinkTitle TableDelimiter".split(
    " ",
  ),
);
/** Nodes whose marks are hidden. The marks of lists, tables and inline images stay visible for clarity. */
const NODES_WITH_HIDDEN_MARKS = new Set(
  "StrongEmphasis Emphasis Strikethrough InlineCode Link ATXHeading2 ATXHeading3".split(" "),
);
const LINE_MARKS = new Set(["HeaderMark", "QuoteMark"]);
const LINE_CLASSES: Readonly<Record<string, string>> = {
  ATXHeading2: "md-title",
  SetextHeading2: "md-title",
  ATXHeading3: "md-subtitle",
  Blockquote: "md-quote",
};

export const markStyling = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      const isTreeChanged = syntaxTree(update.startState) !== syntaxTree(update.state);
      const isCursorMoved = update.selectionSet || update.focusChanged;
      if (update.docChanged || update.viewportChanged || isTreeChanged || isCursorMoved)
        this.decorations = decorate(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorate(view: EditorView): DecorationSet {
  const { state, visibleRanges } = view;
  const ranges: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        const lineClass = LINE_CLASSES[node.name];
        if (lineClass)
          for (const line of linesIn(state, { from: Math.max(from, node.from), to: Math.min(to, node.to) }))
            ranges.push(Decoration.line({ class: lineClass }).range(line.from));
        const hiddenTo = hiddenEnd(state, node.node);
        if (hiddenTo > node.from && !isAtCursor(view, node.node)) {
          ranges.push(Decoration.replace({}).range(node.from, hiddenTo));
          return;
        }
        const className = MARKS.has(node.name) ? "md-mark" : WORD_CLASSES[node.name];
        if (className && node.from < node.to)
          ranges.push(Decoration.mark({ class: className }).range(node.from, node.to));
      },
    });
  return Decoration.set(ranges, true);
}

/** Returns the end of the range to hide, which starts where the node starts; 0 if the node has to stay visible. */
function hiddenEnd({ doc }: EditorState, { name, from, to, parent }: SyntaxNode): number {
  if (name === "Escape") return from + 1;
  const isHiding = name === "QuoteMark" || (MARKS.has(name) && NODES_WITH_HIDDEN_MARKS.has(parent?.name ?? ""));
  if (!isHiding) return 0;
  // The marks of a link without words stay visible, because otherwise the whole link would be invisible.
  if (parent?.name === "Link" && doc.sliceString(parent.from, parent.from + 2) === "[]") return 0;
  // The space after the mark of a heading or a quotation is hidden together with the mark.
  return LINE_MARKS.has(name) && doc.sliceString(to, to + 1) === " " ? to + 1 : to;
}

/** Whether the cursor touches the text that a mark formats: the line of a heading or quotation, or else the words. */
function isAtCursor({ state, hasFocus }: EditorView, { name, from, to, parent }: SyntaxNode): boolean {
  if (!hasFocus) return false;
  const node = name === "Escape" || !parent ? { from, to } : parent;
  const formatted = LINE_MARKS.has(name) ? state.doc.lineAt(from) : node;
  return state.selection.ranges.some((range) => range.from <= formatted.to && range.to >= formatted.from);
}
