/** Shows blocks in place of their Markdown. Each block is selected, moved and removed as a whole. */
import { type Diagnostic, forEachDiagnostic, setDiagnosticsEffect } from "@codemirror/lint";
import { EditorState, type Extension, Prec, StateField, type Transaction } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, keymap, dropCursor } from "@codemirror/view";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";
import { withPicture } from "../text/directive.ts";
import { blocksField, knownBlocks, type PlacedBlock, moveBlock, partsOf } from "../text/block-places.ts";
import { focusBlock, handleKey, REACH_BLOCK_KEYS, runAction, applyMove } from "./block-keys.ts";
import { type BlockActions, blockAt, BlockWidget } from "./block-widget.ts";

export interface BlockTools {
  blocks: readonly BlockForm[];
  /** Returns the URL of a picture of the document. */
  pictureAddress: (src: string) => string;
  onEdit: (block: PlacedBlock) => void;
}

export function blockWidgets({ blocks, pictureAddress, onEdit }: BlockTools): Extension {
  const onPress: BlockActions["onPress"] = (view, element, action) => {
    const block = blockAt(view, view.posAtDOM(element));
    if (!block) return;
    if (action === "edit") onEdit(block);
    else runAction(view, block, action);
  };
  const decorations = decorationField({ pictureAddress, onPress, onKey: handleKey, onDrag: startDrag });
  return [
    knownBlocks.of(withPicture(blocks)),
    blocksField,
    decorations,
    EditorView.atomicRanges.of((view) => view.state.field(decorations)),
    Prec.highest(keymap.of(REACH_BLOCK_KEYS)),
    EditorState.transactionFilter.of((transaction) => (changesHiddenText(transaction) ? [] : transaction)),
    EditorView.updateListener.of(({ view, selectionSet }) => {
      if (selectionSet && view.hasFocus) focusBlock(view);
    }),
    EditorView.domEventHandlers({
      focus({ relatedTarget }, view) {
        // If the focus comes from a block, the person is leaving the block, so no block gets the focus.
        if (!(relatedTarget instanceof Node && view.contentDOM.contains(relatedTarget))) focusBlock(view);
      },
    }),
    blockDropHandlers,
  ];
}

/** Whether a transaction would add or remove formats or links in the hidden text of a block. */
const changesHiddenText = (transaction: Transaction) =>
  (transaction.isUserEvent("input.mark") || transaction.isUserEvent("input.link")) &&
  transaction.startState.field(blocksField).some(({ from, to }) => transaction.changes.touchesRange(from, to));

const decorationField = (actions: BlockActions) =>
  StateField.define<DecorationSet>({
    create: (state) => decorate(state, actions),
    update(before, { startState, state, effects }) {
      const isSame = startState.field(blocksField) === state.field(blocksField);
      return isSame && !effects.some((effect) => effect.is(setDiagnosticsEffect)) ? before : decorate(state, actions);
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

/** The media type of a dragged block. The data of the drag is the position of the block in the text. */
const BLOCK_MEDIA_TYPE = "application/x-pompa-block";

const startDrag: BlockActions["onDrag"] = (view, element, { dataTransfer }) =>
  dataTransfer?.setData(BLOCK_MEDIA_TYPE, String(view.posAtDOM(element)));

const isBlockDrag = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes(BLOCK_MEDIA_TYPE) ?? false;

const blockDropHandlers = [
  dropCursor(),
  EditorView.domEventHandlers({
    // Returning true tells the browser that a block can be dropped.
    dragover: isBlockDrag,
    drop(event, view) {
      const block = isBlockDrag(event) && blockAt(view, Number(event.dataTransfer?.getData(BLOCK_MEDIA_TYPE)));
      if (block) applyMove(view, moveBlock(view.state, block, dropIndex(view, event.clientY)));
      return isBlockDrag(event);
    },
  }),
];

/** Returns the `index` for `moveBlock` when a block is dropped at `y`, in pixels from the top of the window. */
function dropIndex(view: EditorView, y: number): number {
  const parts = partsOf(view.state);
  const isBelow = ({ from, to }: (typeof parts)[number]) =>
    (view.lineBlockAt(from).top + view.lineBlockAt(to).bottom) / 2 + view.documentTop > y;
  const index = parts.findIndex(isBelow);
  return index === -1 ? parts.length : index;
}
