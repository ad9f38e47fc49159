/** A line of Markdown in its parts: the marks of its quotations, its own mark, its words. */
import type { EditorState } from "@codemirror/state";
import type { TextRange } from "./syntax.ts";

export interface LineParts {
  /** `> > ` */
  quote: string;
  indent: string;
  /** `## `, `- `, `1. ` */
  mark: string;
  words: string;
}

const PARTS =
  /^(?<quote>(?: {0,3}>[ \t]?)*)(?<indent>[ \t]*)(?<mark>#{1,6}(?:[ \t]+|$)|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))?(?<words>.*)$/;

export function partsOf(line: string): LineParts {
  const { quote = "", indent = "", mark = "", words = "" } = PARTS.exec(line)?.groups ?? {};
  return { quote, indent, mark, words };
}

/** What is selected of the words of each line, without the spaces around. */
export function splitByLine(state: EditorState, { from, to }: TextRange): TextRange[] {
  const parts: TextRange[] = [];
  for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
    const start = Math.max(from, line.to - partsOf(line.text).words.length);
    const text = state.sliceDoc(start, Math.min(to, line.to));
    const left = start + text.length - text.trimStart().length;
    if (text.trim()) parts.push({ from: left, to: left + text.trim().length });
    if (line.to >= to) return parts;
  }
}
