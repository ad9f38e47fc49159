/** Texts that show the cursor as `|`, or the selection between `‹` and `›`, for tests of the editor's commands. */
import { EditorState, type StateCommand } from "@codemirror/state";
import { siteMarkdown } from "../../../../src/editor/app/markdown/text/syntax.ts";

export function stateOf(marked: string): EditorState {
  const anchor = marked.search(/[|‹]/);
  const head = marked.includes("›") ? marked.indexOf("›") - 1 : anchor;
  const doc = marked.replace(/[|‹›]/g, "");
  return EditorState.create({ doc, selection: { anchor, head }, extensions: siteMarkdown });
}

export function textOf(state: EditorState): string {
  const doc = state.doc.toString();
  const { from, to, empty } = state.selection.main;
  if (empty) return `${doc.slice(0, from)}|${doc.slice(from)}`;
  return `${doc.slice(0, from)}‹${doc.slice(from, to)}›${doc.slice(to)}`;
}

export function textAfter(command: StateCommand, marked: string): string {
  let state = stateOf(marked);
  command({ state, dispatch: (transaction) => void (state = transaction.state) });
  return textOf(state);
}
