/** Underlines problems in a Markdown text, selects requested positions, and reports the lines with the cursor. */
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { EditorView } from "@codemirror/view";
import type { EditorProblem, TextPosition } from "../../../contract/protocol.ts";
import { ASK_LINES, type CursorLines, SHOW_PLACE } from "../../form/reveal-field.ts";
import type { EditorState } from "@codemirror/state";
import { nodesAround, type TextRange } from "../text/syntax.ts";

export function showProblems(view: EditorView, problems: readonly EditorProblem[]): void {
  const diagnostics = problems.flatMap(({ at, severity, message, hint }): Diagnostic[] =>
    at ? [{ ...rangeAt(view.state, at), severity, message: `${message} ${hint}` }] : [],
  );
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** Handles the events with which the form asks to show a position, or asks for the lines with the cursor. */
export const positionHandlers = EditorView.domEventHandlers({
  [SHOW_PLACE]: (event, view) => {
    const { from, to } = rangeAt(view.state, (event as unknown as CustomEvent<TextPosition>).detail);
    view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    return true;
  },
  [ASK_LINES]: (event, { state }) => {
    const { main } = state.selection;
    const [from, to] = [state.doc.lineAt(main.from).from, state.doc.lineAt(main.to).to];
    const lines: CursorLines = { from, text: state.sliceDoc(from, to) };
    Object.assign((event as unknown as CustomEvent<CursorLines>).detail, lines);
  },
});

const CONTAINERS = new Set(["Document", "Paragraph", "Blockquote", "BulletList", "OrderedList", "ListItem"]);

/**
 * Returns the range of the link, picture or heading that begins at a position, or else the rest of the word or line at
 * the position. As in the compiler, `line` is counted from the first line that is not blank.
 */
function rangeAt(state: EditorState, { line, column }: TextPosition): TextRange {
  const { doc } = state;
  const firstLine = doc.lineAt(Math.max(doc.toString().search(/\S/), 0)).number;
  const { from: start, to: end } = doc.line(Math.min(firstLine + line - 1, doc.lines));
  const from = Math.min(start + column - 1, end);
  const node = nodesAround(state, { from, to: from }).findLast(
    (candidate) => candidate.from === from && !CONTAINERS.has(candidate.name),
  );
  return { from, to: Math.min(node?.to ?? state.wordAt(from)?.to ?? end, end) };
}
