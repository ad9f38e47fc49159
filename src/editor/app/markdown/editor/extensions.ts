/** What the editor is put together from. Tab is not among its keys: it leads out. */
import { defaultKeymap, historyKeymap, history } from "@codemirror/commands";
import { search, searchKeymap } from "@codemirror/search";
import { EditorSelection, EditorState, type Extension, Prec, Transaction, Compartment } from "@codemirror/state";
import { EditorView, highlightSpecialChars, keymap } from "@codemirror/view";
import * as messages from "#messages";
import { BOLD, ITALIC, toggleInline } from "../text/inline-marks.ts";
import { continueOrLeave } from "../text/blocks.ts";
import type { Pasted } from "../text/pasted-text.ts";
import { siteMarkdown } from "../text/syntax.ts";
import { marksShown } from "./marks-shown.ts";
import { placeShown } from "./problems-shown.ts";
import { pasting } from "./pasting.ts";
import { theme } from "./theme.ts";

export interface EditorEvents {
  /** The text was changed here, not from outside. */
  onText: (text: string) => void;
  /** The text or what is selected of it is another. */
  onState: (state: EditorState) => void;
  onLink: () => void;
  onFiles: (files: readonly File[]) => void;
  /** Something with HTML was. */
  onPasted: (pasted: Pasted) => void;
}

/** Where the text has no scroll bar of its own, the bar with the marks lies over its first lines in sight. */
const BAR = 96;
const hasNone = () => window.matchMedia("(max-width: 74.99rem)").matches;

/**
 * At the end of a wrapped row the cursor has a side. CodeMirror draws it there again when the focus has gone, and
 * browsers then give the focus back to the text: without a side nothing is drawn.
 */
const leaveCursor = EditorView.domEventHandlers({
  blur: (_, view) => {
    const { main } = view.state.selection;
    if (main.empty && main.assoc) view.dispatch({ selection: EditorSelection.cursor(main.head) });
  },
});

export function extensions({ onText, onState, onLink, onFiles, onPasted }: EditorEvents): Extension {
  const ask = () => {
    onLink();
    return true;
  };
  return [
    pasting(onFiles, onPasted),
    leaveCursor,
    Prec.high(
      keymap.of([
        { key: "Enter", run: continueOrLeave },
        { key: "Mod-b", run: toggleInline(BOLD), preventDefault: true },
        { key: "Mod-i", run: toggleInline(ITALIC), preventDefault: true },
        { key: "Mod-k", run: ask, preventDefault: true },
      ]),
    ),
    // Others would be lost where they are mixed.
    EditorState.lineSeparator.of("\n"),
    siteMarkdown,
    marksShown,
    placeShown,
    ownHistory,
    search({ top: true }),
    keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    highlightSpecialChars(),
    EditorState.phrases.of(messages.phrases),
    EditorView.lineWrapping,
    EditorView.scrollMargins.of(() => (hasNone() ? { top: BAR } : null)),
    EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
      if (docChanged || selectionSet) onState(state);
      const outside = transactions.some((transaction) => transaction.annotation(Transaction.remote));
      if (docChanged && !outside) onText(state.doc.toString());
    }),
    theme,
  ];
}

/** Undoing within a text, of what was written in it alone: the form undoes what came from outside. */
const kept = new Compartment();

const ownHistory = kept.of(history());

/** What is undone on a text that was changed elsewhere would mix both. */
export function forgetHistory(view: EditorView): void {
  view.dispatch({ effects: kept.reconfigure([]) });
  view.dispatch({ effects: kept.reconfigure(history()) });
}
