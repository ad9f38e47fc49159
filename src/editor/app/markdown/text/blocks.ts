/** Titles, lists, quotations, pictures and paragraphs, which a blank line separates from what stands beside them. */
import type { EditorState } from "@codemirror/state";

const SEVERAL_OR_MARKED = /\n\n|^(?:#{2,3} |> |- |\| |\[\^\d+\]: |\d+\. )/;

/** `text`, which takes the place of what is selected, with blank lines where its blocks would run into what is there. */
export function asBlocks(state: EditorState, text: string): string {
  const { from, to } = state.selection.main;
  return SEVERAL_OR_MARKED.test(text)
    ? gapBehind(state.sliceDoc(0, from)) + text + gapBefore(state.sliceDoc(to))
    : text;
}

/** The line breaks that are missing for a blank line, where there is a text at all. */
export const gapBehind = (text: string) => missing(/\n*$/.exec(text), text);
export const gapBefore = (text: string) => missing(/^\n*/.exec(text), text);

const missing = (there: RegExpExecArray | null, text: string) =>
  text.trim() ? "\n".repeat(Math.max(0, 2 - (there?.[0].length ?? 0))) : "";
