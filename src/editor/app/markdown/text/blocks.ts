/** Separates blocks of Markdown by blank lines, and handles Enter in a block. */
import { type EditorState, ChangeSet, type StateCommand, type Transaction } from "@codemirror/state";
import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";

/** Matches a text of several blocks, or a block with markers, such as a heading or a list. */
const SEPARATE_BLOCK = /\n\n|^(?:#{2,3} |> |- |\| |\[\^\d+\]: |\d+\. )/;

/** Returns the text to insert at the selection, with blank lines if it would otherwise join the surrounding text. */
export function asBlocks(state: EditorState, text: string): string {
  const { from, to } = state.selection.main;
  return SEPARATE_BLOCK.test(text) ? gapAfter(state.sliceDoc(0, from)) + text + gapBefore(state.sliceDoc(to)) : text;
}

/**
 * Return the line breaks that are missing so that a blank line follows a text (`gapAfter`) or precedes it
 * (`gapBefore`); `""` for a blank text.
 */
export const gapAfter = (text: string) => missingBreaks(/\n*$/.exec(text), text);
export const gapBefore = (text: string) => missingBreaks(/^\n*/.exec(text), text);

const missingBreaks = (match: RegExpExecArray | null, text: string) =>
  text.trim() ? "\n".repeat(Math.max(0, 2 - (match?.[0].length ?? 0))) : "";

const continueMarkup = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/**
 * Continues the markers of the line after Enter. In an empty item, Enter leaves the block and adds a blank line,
 * because in CommonMark the line directly after an item still belongs to the item.
 * https://spec.commonmark.org/0.31.2/#lazy-continuation-line
 */
export const continueOrLeave: StateCommand = ({ state, dispatch }) =>
  continueMarkup({ state, dispatch: (transaction) => dispatch(withBlankLine(transaction)) });

/** Adds a blank line to a transaction that leaves a block. Any other transaction stays the same. */
function withBlankLine(transaction: Transaction): Transaction {
  const { startState, newDoc, newSelection, changes } = transaction;
  const line = newDoc.lineAt(newSelection.main.head);
  const leavesBlock = newDoc.lines === startState.doc.lines && line.length === 0;
  if (!leavesBlock) return transaction;
  const above = gapAfter(newDoc.sliceString(0, line.from));
  const insert = above + gapBefore(newDoc.sliceString(line.to));
  return startState.update({
    changes: changes.compose(ChangeSet.of({ from: line.from, insert }, newDoc.length)),
    selection: { anchor: line.from + above.length },
    scrollIntoView: true,
    userEvent: "input",
  });
}
