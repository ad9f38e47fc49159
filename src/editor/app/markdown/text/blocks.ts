/** Blocks of Markdown, which are separated by blank lines: inserting blocks, and pressing Enter in a block. */
import { type EditorState, ChangeSet, type StateCommand, type Transaction } from "@codemirror/state";
import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";

const SEVERAL_OR_MARKED = /\n\n|^(?:#{2,3} |> |- |\| |\[\^\d+\]: |\d+\. )/;

/**
 * Returns the text to insert at the selection, with blank lines if its blocks would otherwise join the surrounding
 * text.
 */
export function asBlocks(state: EditorState, text: string): string {
  const { from, to } = state.selection.main;
  return SEVERAL_OR_MARKED.test(text)
    ? gapBehind(state.sliceDoc(0, from)) + text + gapBefore(state.sliceDoc(to))
    : text;
}

/**
 * Returns the line breaks to add so that a blank line follows a text (`gapBehind`) or precedes a text (`gapBefore`);
 * `""` for a blank text.
 */
export const gapBehind = (text: string) => missing(/\n*$/.exec(text), text);
export const gapBefore = (text: string) => missing(/^\n*/.exec(text), text);

const missing = (there: RegExpExecArray | null, text: string) =>
  text.trim() ? "\n".repeat(Math.max(0, 2 - (there?.[0].length ?? 0))) : "";

const goOn = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Continues the markers of the line after Enter. In an empty item, Enter leaves the block and adds a blank line,
 * because in CommonMark the line directly after an item still belongs to the item.
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
