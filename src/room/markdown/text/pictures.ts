/** A picture in a text, in a paragraph of its own. */
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { escapeAddress, escapeWords } from "./links.ts";
import { nodesAround, treeUpTo } from "./syntax.ts";

/** Behind the paragraph, the list or the quotation of the cursor: it cuts no sentence in two. */
export function placePicture(state: EditorState, src: string, description: string): TransactionSpec {
  const at = placeFor(state);
  const before = state.sliceDoc(0, at);
  const behind = state.sliceDoc(at);
  const insert = `${breaks(/\n*$/.exec(before), before)}![${escapeWords(description)}](${escapeAddress(src)})`;
  const gap = breaks(/^\n*/.exec(behind), behind);
  return {
    changes: { from: at, insert: insert + gap },
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

/** The line breaks that are missing for a blank line, where there is a text at all. */
function breaks(there: RegExpExecArray | null, text: string): string {
  return text.trim() ? "\n".repeat(Math.max(0, 2 - (there?.[0].length ?? 0))) : "";
}
