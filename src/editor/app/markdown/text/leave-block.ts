/** Enter in a list or a quotation. */
import { insertNewlineContinueMarkupCommand } from "@codemirror/lang-markdown";
import { ChangeSet, type StateCommand, type Transaction } from "@codemirror/state";
import { gapBefore, gapBehind } from "./blocks.ts";

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
