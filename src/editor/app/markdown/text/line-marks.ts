/** Adds and removes the markers of headings, quotations and lists at the start of the selected lines. */
import { type ChangeSpec, EditorSelection, type EditorState, type Line, type StateCommand } from "@codemirror/state";
import { linesIn, type TextRange } from "./syntax.ts";

export type LineMark = "## " | "### " | "- " | "> ";

export function toggleLines(mark: LineMark): StateCommand {
  return ({ state, dispatch }) => {
    const lines = linesToMark(state, mark);
    const isMarked = lines.every(({ text }) => hasMark(text, mark));
    const changes = state.changes(lines.map((line) => changeOf(line, mark, isMarked)));
    const ranges = state.selection.ranges.map(({ anchor, head }) =>
      EditorSelection.range(changes.mapPos(anchor, 1), changes.mapPos(head, 1)),
    );
    const selection = EditorSelection.create(ranges, state.selection.mainIndex);
    dispatch(state.update({ changes, selection, scrollIntoView: true, userEvent: "input.mark" }));
    return true;
  };
}

/** Whether every selected line has the marker. */
export function hasLines(state: EditorState, mark: LineMark): boolean {
  return linesToMark(state, mark).every(({ text }) => hasMark(text, mark));
}

function hasMark(text: string, mark: LineMark): boolean {
  const parts = partsOf(text);
  if (mark === "> ") return parts.quote !== "";
  return mark === "- " ? /^[-*+]/.test(parts.mark) : parts.mark.trim() === mark.trim();
}

/**
 * Returns the change that adds or removes a marker. A line has at most one marker of a heading or list, but may also
 * have markers of quotations.
 */
function changeOf(line: Line, mark: LineMark, isMarked: boolean): ChangeSpec {
  const { quote, indent, mark: oldMark } = partsOf(line.text);
  if (mark === "> ") return quoteChange(line, isMarked);
  if (!isMarked && hasMark(line.text, mark)) return [];
  const from = line.from + quote.length + indent.length;
  return { from, to: from + oldMark.length, insert: isMarked ? "" : mark };
}

function quoteChange({ from, text }: Line, isMarked: boolean): ChangeSpec {
  if (isMarked) return { from, to: from + (/^ {0,3}>[ \t]?/.exec(text)?.[0].length ?? 0) };
  if (hasMark(text, "> ")) return [];
  return { from, insert: text.trim() ? "> " : ">" };
}

/**
 * Returns the selected lines that get the marker. Blank lines between other lines get the marker of a quotation, but
 * not the marker of a heading or list item.
 */
function linesToMark(state: EditorState, mark: LineMark): Line[] {
  const lines = selectedLines(state);
  const nonBlank = lines.filter(({ text }) => text.trim());
  const [first, last] = [nonBlank[0], nonBlank.at(-1)];
  if (!first || !last) return lines.slice(0, 1);
  return mark === "> " ? lines.filter(({ number }) => first.number <= number && number <= last.number) : nonBlank;
}

function selectedLines(state: EditorState): Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to } of state.selection.ranges)
    for (const line of linesIn(state, { from, to }))
      // A selection of whole lines ends at the start of the next line, which is not selected.
      if (line.from < to || line.from === from || from === to) lines.set(line.number, line);
  return [...lines.values()];
}

/**
 * The parts of a line of Markdown: the markers of quotations, the indentation, the marker of the line, and the words.
 */
interface LineParts {
  /** The markers of quotations, such as `> > `; `""` outside of quotations. */
  quote: string;
  indent: string;
  /** The marker of the line, such as `## `, `- ` or `1. `; `""` without a marker. */
  mark: string;
  words: string;
}

const PARTS =
  /^(?<quote>(?: {0,3}>[ \t]?)*)(?<indent>[ \t]*)(?<mark>#{1,6}(?:[ \t]+|$)|(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$))?(?<words>.*)$/;

function partsOf(line: string): LineParts {
  const { quote = "", indent = "", mark = "", words = "" } = PARTS.exec(line)?.groups ?? {};
  return { quote, indent, mark, words };
}

/** Returns the ranges of the selected words in each line, without spaces at the edges. */
export function splitByLine(state: EditorState, { from, to }: TextRange): TextRange[] {
  return linesIn(state, { from, to }).flatMap((line) => {
    const start = Math.max(from, line.to - partsOf(line.text).words.length);
    const text = state.sliceDoc(start, Math.min(to, line.to));
    const wordsFrom = start + text.length - text.trimStart().length;
    return text.trim() ? [{ from: wordsFrom, to: wordsFrom + text.trim().length }] : [];
  });
}
