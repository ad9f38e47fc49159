/**
 * Styles the visible Markdown with CSS classes, by the names of the nodes in the syntax tree. Marks such as `**` and
 * the address of a link are hidden, except where the cursor is.
 */
import { syntaxTree } from "@codemirror/language";
import type { EditorState, Range } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";
import type { SyntaxNode } from "../text/syntax.ts";

const WORDS = {
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
/** Nodes whose marks are hidden. The text would be unclear without the marks of lists, tables and inline images. */
const HIDING = new Set("StrongEmphasis Emphasis Strikethrough InlineCode Link ATXHeading2 ATXHeading3".split(" "));
const LINE_MARKS = new Set(["HeaderMark", "QuoteMark"]);
const LINES = {
  ATXHeading2: "md-title",
  SetextHeading2: "md-title",
  ATXHeading3: "md-subtitle",
  Blockquote: "md-quote",
};

export const marksShown = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate): void {
      const parsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      const moved = update.selectionSet || update.focusChanged;
      if (update.docChanged || update.viewportChanged || parsed || moved) this.decorations = decorate(update.view);
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
        const line = classIn(LINES, node.name);
        if (line) ranges.push(...linesOf(state, { from: Math.max(from, node.from), to: Math.min(to, node.to) }, line));
        const hidden = hiddenIn(state, node.node);
        if (hidden > node.from && !isAtCursor(view, node.node)) {
          ranges.push(Decoration.replace({}).range(node.from, hidden));
          return;
        }
        const name = MARKS.has(node.name) ? "md-mark" : classIn(WORDS, node.name);
        if (name && node.from < node.to) ranges.push(Decoration.mark({ class: name }).range(node.from, node.to));
      },
    });
  return Decoration.set(ranges, true);
}

/** Returns the end of the text to hide, which starts at the start of the node; 0 if nothing is hidden. */
function hiddenIn({ doc }: EditorState, { name, from, to, parent }: SyntaxNode): number {
  if (name === "Escape") return from + 1;
  const isHiding = name === "QuoteMark" || (MARKS.has(name) && HIDING.has(parent?.name ?? ""));
  if (!isHiding) return 0;
  // The marks of a link without words stay visible, because otherwise the whole link would be invisible.
  if (parent?.name === "Link" && doc.sliceString(parent.from, parent.from + 2) === "[]") return 0;
  // The space after the mark of a heading or a quotation belongs to the mark.
  return LINE_MARKS.has(name) && doc.sliceString(to, to + 1) === " " ? to + 1 : to;
}

/** Whether the cursor touches what a mark formats: the line of a heading or quotation, or else the formatted words. */
function isAtCursor({ state, hasFocus }: EditorView, { name, from, to, parent }: SyntaxNode): boolean {
  if (!hasFocus) return false;
  const around = name === "Escape" || !parent ? { from, to } : parent;
  const place = LINE_MARKS.has(name) ? state.doc.lineAt(from) : around;
  return state.selection.ranges.some((range) => range.from <= place.to && range.to >= place.from);
}

const classIn = (classes: Readonly<Record<string, string>>, name: string) => classes[name];

function linesOf(state: EditorState, { from, to }: { from: number; to: number }, name: string): Range<Decoration>[] {
  const lines: Range<Decoration>[] = [];
  for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
    lines.push(Decoration.line({ class: name }).range(line.from));
    if (line.to >= to) return lines;
  }
}
