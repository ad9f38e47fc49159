/** A picture in a text, in a paragraph of its own. */
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { gapBefore, gapBehind } from "./blocks.ts";
import { escapeAddress, escapeWords } from "./links.ts";
import { nodesAround, treeUpTo } from "./syntax.ts";

/** Behind the paragraph, the list or the quotation of the cursor: it cuts no sentence in two. */
export function placePicture(state: EditorState, src: string, description: string): TransactionSpec {
  const at = placeFor(state);
  const before = state.sliceDoc(0, at);
  const behind = state.sliceDoc(at);
  const insert = `${gapBehind(before)}![${escapeWords(description)}](${escapeAddress(src)})`;
  return {
    changes: { from: at, insert: insert + gapBefore(behind) },
    selection: { anchor: at + insert.length },
    scrollIntoView: true,
    userEvent: "input.picture",
  };
}

function placeFor(state: EditorState): number {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (!line.text.trim()) return line.from;
  treeUpTo(state, state.doc.length);
  const block = nodesAround(state, line).findLast(({ parent }) => parent?.name === "Document");
  return state.doc.lineAt(block?.to ?? line.to).to;
}
