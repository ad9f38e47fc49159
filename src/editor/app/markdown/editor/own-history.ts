/** Undoing within a text, of what was written in it alone: the form undoes what came from outside. */
import { history } from "@codemirror/commands";
import { Compartment } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

const kept = new Compartment();

export const ownHistory = kept.of(history());

/** What is undone on a text that was changed elsewhere would mix both. */
export function forgetHistory(view: EditorView): void {
  view.dispatch({ effects: kept.reconfigure([]) });
  view.dispatch({ effects: kept.reconfigure(history()) });
}
