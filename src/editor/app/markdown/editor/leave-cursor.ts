import { EditorSelection } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * At the end of a wrapped row the cursor has a side. CodeMirror draws it there again when the focus has gone, and
 * browsers then give the focus back to the text: without a side nothing is drawn.
 */
export const leaveCursor = EditorView.domEventHandlers({
  blur: (_, view) => {
    const { main } = view.state.selection;
    if (main.empty && main.assoc) view.dispatch({ selection: EditorSelection.cursor(main.head) });
  },
});
