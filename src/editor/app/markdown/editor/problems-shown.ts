/** Marks what is wrong in a text, and takes the editor there. */
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import { EditorView } from "@codemirror/view";
import type { EditorProblem, TextPlace } from "../../../contract/protocol.ts";
import { SHOW_PLACE } from "../../form/text-place.ts";
import { rangeAt } from "../text/places.ts";

export function showProblems(view: EditorView, problems: readonly EditorProblem[]): void {
  const diagnostics = problems.flatMap(({ at, severity, message, hint }): Diagnostic[] =>
    at ? [{ ...rangeAt(view.state, at), severity, message: `${message} ${hint}` }] : [],
  );
  view.dispatch(setDiagnostics(view.state, diagnostics));
}

export const placeShown = EditorView.domEventHandlers({
  [SHOW_PLACE]: (event, view) => {
    const { from, to } = rangeAt(view.state, (event as unknown as CustomEvent<TextPlace>).detail);
    view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    });
    return true;
  },
});
