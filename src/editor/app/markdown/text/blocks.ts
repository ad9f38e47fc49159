/** Titles, lists, quotations, pictures and paragraphs, which a blank line separates from what stands beside them. */
import { type EditorState, ChangeSet, type StateCommand, type Transaction } from "@codemirror/state";
import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";

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

/** Enter in a list or a quotation. */
const goOn = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Goes on with the marks of the line. In an item with nothing in it leaves the block, between blank lines: in CommonMark
 * what is written right below still is of the item above.
 * https://spec.commonmark.org/0.31.2/#lazy-continuation-line
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
