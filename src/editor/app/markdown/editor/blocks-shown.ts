/** Shows blocks in place of their Markdown. A block is selected, moved and removed as a whole. */
import { type Diagnostic, forEachDiagnostic, setDiagnosticsEffect } from "@codemirror/lint";
import { EditorState, type Extension, Prec, StateField, type Transaction } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, dropCursor } from "@codemirror/view";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";
import { withPicture } from "../text/directive.ts";
import { blocksField, knownBlocks, type PlacedBlock, moveBlock, partsOf } from "../text/block-places.ts";
import { focusBlock, pressKey, REACHING, runAction, applyMove } from "./block-keys.ts";
import { type BlockActions, blockAt, BlockWidget } from "./block-widget.ts";

export interface BlockTools {
  blocks: readonly BlockForm[];
  /** Returns the URL of a picture of the document. */
  pictureAddress: (src: string) => string;
  onEdit: (block: PlacedBlock) => void;
}

export function blocksShown({ blocks, pictureAddress, onEdit }: BlockTools): Extension {
  const onPress: BlockActions["onPress"] = (view, element, action) => {
    const block = blockAt(view, view.posAtDOM(element));
    if (!block) return;
    if (action === "edit") onEdit(block);
    else runAction(view, block, action);
  };
  const shown = shownField({ pictureAddress, onPress, onKey: pressKey, onDrag: startDrag });
  return [
    knownBlocks.of(withPicture(blocks)),
    blocksField,
    shown,
    EditorView.atomicRanges.of((view) => view.state.field(shown)),
    Prec.highest(keymap.of(REACHING)),
    EditorState.transactionFilter.of((transaction) => (marksBlock(transaction) ? [] : transaction)),
    EditorView.updateListener.of(({ view, selectionSet }) => {
      if (selectionSet && view.hasFocus) focusBlock(view);
    }),
    EditorView.domEventHandlers({
      focus({ relatedTarget }, view) {
        // If the focus comes from a block, no block is focused, because the person is leaving the block.
        if (!(relatedTarget instanceof Node && view.contentDOM.contains(relatedTarget))) focusBlock(view);
      },
    }),
    blockDropping,
  ];
}

/** Whether a transaction would change formats or links in the hidden text of a block. */
const marksBlock = (transaction: Transaction) =>
  (transaction.isUserEvent("input.mark") || transaction.isUserEvent("input.link")) &&
  transaction.startState.field(blocksField).some(({ from, to }) => transaction.changes.touchesRange(from, to));

const shownField = (actions: BlockActions) =>
  StateField.define<DecorationSet>({
    create: (state) => decorate(state, actions),
    update(before, { startState, state, effects }) {
      const isSame = startState.field(blocksField) === state.field(blocksField);
      return isSame && !effects.some((each) => each.is(setDiagnosticsEffect)) ? before : decorate(state, actions);
    },
    provide: (field) => EditorView.decorations.from(field),
  });

function decorate(state: EditorState, actions: BlockActions): DecorationSet {
  const widgets = state.field(blocksField).map((block) => {
    const widget = new BlockWidget(block, problemsIn(state, block), actions);
    return Decoration.replace({ widget, block: true }).range(block.from, block.to);
  });
  return Decoration.set(widgets);
}

function problemsIn(state: EditorState, block: PlacedBlock): Diagnostic[] {
  const problems: Diagnostic[] = [];
  forEachDiagnostic(state, (problem, from, to) => {
    if (block.from <= from && to <= block.to) problems.push(problem);
  });
  return problems;
}

/** The media type of a dragged block. The transferred data is the position of the block in the text. */
const BLOCK = "application/x-pompa-block";

const startDrag: BlockActions["onDrag"] = (view, element, { dataTransfer }) =>
  dataTransfer?.setData(BLOCK, String(view.posAtDOM(element)));

const isBlock = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes(BLOCK) ?? false;

const blockDropping = [
  dropCursor(),
  EditorView.domEventHandlers({
    // Returning true tells the browser that a block can be dropped.
    dragover: isBlock,
    drop(event, view) {
      const block = isBlock(event) && blockAt(view, Number(event.dataTransfer?.getData(BLOCK)));
      if (block) applyMove(view, moveBlock(view.state, block, indexAt(view, event.clientY)));
      return isBlock(event);
    },
  }),
];

/** Returns the index of the part before which a drop at `height`, in pixels of the window, inserts the block. */
function indexAt(view: EditorView, height: number): number {
  const parts = partsOf(view.state);
  const isBelow = ({ from, to }: (typeof parts)[number]) =>
    (view.lineBlockAt(from).top + view.lineBlockAt(to).bottom) / 2 + view.documentTop > height;
  const index = parts.findIndex(isBelow);
  return index === -1 ? parts.length : index;
}
