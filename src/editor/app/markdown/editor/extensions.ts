/** The extensions of CodeMirror. Tab has no key binding, because Tab has to move the focus out of the text. */
import { defaultKeymap, historyKeymap, history } from "@codemirror/commands";
import { search, searchKeymap } from "@codemirror/search";
import { EditorSelection, EditorState, type Extension, Prec, Transaction, Compartment } from "@codemirror/state";
import { EditorView, highlightSpecialChars, keymap } from "@codemirror/view";
import * as messages from "#messages";
import { BOLD, ITALIC, toggleInline } from "../text/inline-marks.ts";
import { continueOrLeave } from "../text/blocks.ts";
import { siteMarkdown } from "../text/syntax.ts";
import { markStyling } from "./marks-shown.ts";
import { type BlockTools, blockWidgets } from "./blocks-shown.ts";
import { positionHandlers } from "./problems-shown.ts";
import { pasteHandlers, type PastingEvents } from "./pasting.ts";
import { theme } from "./theme.ts";

export interface EditorEvents extends PastingEvents {
  /** Called after a change that was made in the Markdown editor, not after a change of the value from outside. */
  onText: (text: string) => void;
  /** Called after a change of the text or the selection. */
  onState: (state: EditorState) => void;
  onLink: () => void;
}

/** The height, in pixels, that the toolbar covers in narrow windows, where the text has no scroll bar of its own. */
const TOOLBAR_HEIGHT = 96;
const isNarrow = () => window.matchMedia("(max-width: 74.99rem)").matches;

/**
 * Clears the side (`assoc`) of the cursor when the focus leaves the text. Otherwise, at the end of a wrapped line,
 * CodeMirror would draw the cursor again after the blur, and browsers would return the focus to the text.
 */
const leaveCursor = EditorView.domEventHandlers({
  blur: (_, view) => {
    const { main } = view.state.selection;
    if (main.empty && main.assoc) view.dispatch({ selection: EditorSelection.cursor(main.head) });
  },
});

export function extensions(events: EditorEvents, tools: BlockTools): Extension {
  const { onText, onState, onLink } = events;
  const askForLink = () => {
    onLink();
    return true;
  };
  return [
    pasteHandlers(events),
    blockWidgets(tools),
    leaveCursor,
    Prec.high(
      keymap.of([
        { key: "Enter", run: continueOrLeave },
        { key: "Mod-b", run: toggleInline(BOLD), preventDefault: true },
        { key: "Mod-i", run: toggleInline(ITALIC), preventDefault: true },
        { key: "Mod-k", run: askForLink, preventDefault: true },
      ]),
    ),
    // Only `\n` separates lines, so that CodeMirror does not unify the line ends of a text with mixed line ends.
    EditorState.lineSeparator.of("\n"),
    siteMarkdown,
    markStyling,
    positionHandlers,
    localHistory,
    search({ top: true }),
    keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    highlightSpecialChars(),
    EditorState.phrases.of(messages.phrases),
    EditorView.lineWrapping,
    EditorView.scrollMargins.of(() => (isNarrow() ? { top: TOOLBAR_HEIGHT } : null)),
    EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
      if (docChanged || selectionSet) onState(state);
      const isRemote = transactions.some((transaction) => transaction.annotation(Transaction.remote));
      if (docChanged && !isRemote) onText(state.doc.toString());
    }),
    theme,
  ];
}

/** Contains the undo history of this text only. All other changes are undone by the form. */
const historyCompartment = new Compartment();

const localHistory = historyCompartment.of(history());

/** Clears the undo history after a change from outside, because undo would mix that change with typing. */
export function forgetHistory(view: EditorView): void {
  view.dispatch({ effects: historyCompartment.reconfigure([]) });
  view.dispatch({ effects: historyCompartment.reconfigure(history()) });
}
