/** Moves a block by drag, between the parts of the text. */
import { dropCursor, EditorView } from "@codemirror/view";
import { moveBlock, partsOf } from "../text/block-places.ts";
import { applyMove } from "./block-keys.ts";
import { type BlockActions, blockAt } from "./block-widget.ts";

/** The type under which a block is dragged. Its data is the position of the block. */
const BLOCK = "application/x-pompa-block";

export const startDrag: BlockActions["onDrag"] = (view, element, { dataTransfer }) =>
  dataTransfer?.setData(BLOCK, String(view.posAtDOM(element)));

const isBlock = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes(BLOCK) ?? false;

export const blockDropping = [
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

/** Returns the index of the part before which a block would come that is dropped at a height of the window. */
function indexAt(view: EditorView, height: number): number {
  const parts = partsOf(view.state);
  const isBelow = ({ from, to }: (typeof parts)[number]) =>
    (view.lineBlockAt(from).top + view.lineBlockAt(to).bottom) / 2 + view.documentTop > height;
  const index = parts.findIndex(isBelow);
  return index === -1 ? parts.length : index;
}
