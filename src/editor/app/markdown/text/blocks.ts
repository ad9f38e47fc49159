/** Blocks of Markdown, which blank lines separate: inserting them, and Enter within them. */
import { type EditorState, ChangeSet, type StateCommand, type Transaction } from "@codemirror/state";
import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";

const SEVERAL_OR_MARKED = /\n\n|^(?:#{2,3} |> |- |\| |\[\^\d+\]: |\d+\. )/;

/** The text for the selection, with blank lines where its blocks would join the text around. */
export function asBlocks(state: EditorState, text: string): string {
  const { from, to } = state.selection.main;
  return SEVERAL_OR_MARKED.test(text)
    ? gapBehind(state.sliceDoc(0, from)) + text + gapBefore(state.sliceDoc(to))
    : text;
}

/** The line breaks that are missing for a blank line; none beside an empty text. */
export const gapBehind = (text: string) => missing(/\n*$/.exec(text), text);
export const gapBefore = (text: string) => missing(/^\n*/.exec(text), text);

const missing = (there: RegExpExecArray | null, text: string) =>
  text.trim() ? "\n".repeat(Math.max(0, 2 - (there?.[0].length ?? 0))) : "";

const goOn = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Enter continues the marks of the line. In an empty item it leaves the block and adds a blank line: in CommonMark the
 * line right below an item still belongs to it. https://spec.commonmark.org/0.31.2/#lazy-continuation-line
 */
export const continueOrLeave: StateCommand = ({ state, dispatch }) =>
  goOn({ state, dispatch: (transaction) => dispatch(apart(transaction)) });

function apart(transaction: Transaction): Transaction {
  const { startState, newDoc, newSelection, changes } = transaction;
  const line = newDoc.lineAt(newSelection.main.head);
  const hasLeft = newDoc.lines === startState.doc.lines && line.length === 0;
  if (!hasLeft) return transaction;
  const above = gapBehind(newDoc.sliceString(0, line.from));
  const insert = above + gapBefore(newDoc.sliceString(line.to));
  return startState.update({
    changes: changes.compose(ChangeSet.of({ from: line.from, insert }, newDoc.length)),
    selection: { anchor: line.from + above.length },
    scrollIntoView: true,
    userEvent: "input",
  });
}
