/** Styles the visible Markdown with CSS classes, by the names of the nodes in the syntax tree. */
import { syntaxTree } from "@codemirror/language";
import type { EditorState, Range } from "@codemirror/state";
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

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
      if (update.docChanged || update.viewportChanged || parsed) this.decorations = decorate(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function decorate({ state, visibleRanges }: EditorView): DecorationSet {
  const ranges: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges)
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        const line = classIn(LINES, node.name);
        if (line) ranges.push(...linesOf(state, { from: Math.max(from, node.from), to: Math.min(to, node.to) }, line));
        const name = MARKS.has(node.name) ? "md-mark" : classIn(WORDS, node.name);
        if (name && node.from < node.to) ranges.push(Decoration.mark({ class: name }).range(node.from, node.to));
      },
    });
  return Decoration.set(ranges, true);
}

const classIn = (classes: Readonly<Record<string, string>>, name: string) => classes[name];

function linesOf(state: EditorState, { from, to }: { from: number; to: number }, name: string): Range<Decoration>[] {
  const lines: Range<Decoration>[] = [];
  for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
    lines.push(Decoration.line({ class: name }).range(line.from));
    if (line.to >= to) return lines;
  }
}
