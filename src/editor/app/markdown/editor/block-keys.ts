/** Handles the keys and buttons of a block, and the keys that move the cursor to a block. */
import { redo, selectAll, undo } from "@codemirror/commands";
import type { TransactionSpec } from "@codemirror/state";
import { type Command, EditorView, type KeyBinding } from "@codemirror/view";
import * as messages from "#messages";
import {
  blockAround,
  adjacentIndex,
  leaveBlock,
  moveBlock,
  type PlacedBlock,
  removeBlock,
} from "../text/block-places.ts";
import { type BlockAction, type BlockActions, blockAt } from "./block-widget.ts";

/** Focuses a button of the selected block: the one with the text `name`, or else the first one. */
export function focusBlock(view: EditorView, name?: string): void {
  const block = blockAround(view.state, view.state.selection.main);
  const elements = [...view.contentDOM.querySelectorAll<HTMLElement>(".md-block")];
  const element = block && elements.find((candidate) => view.posAtDOM(candidate) === block.from);
  const buttons = [...(element?.querySelectorAll("button") ?? [])];
  (buttons.find(({ textContent }) => textContent === name) ?? buttons[0])?.focus();
}

/** Changes the text. Focuses the text or the block that the change selects. Screen readers read `announcement`. */
function applyChange(view: EditorView, change: TransactionSpec, announcement?: string): void {
  view.focus();
  view.dispatch(change, { effects: announcement ? EditorView.announce.of(announcement) : [] });
}

export function applyMove(view: EditorView, change: TransactionSpec | undefined): void {
  if (change) applyChange(view, change, messages.markdown.blockMoved);
}

export function runAction(view: EditorView, block: PlacedBlock, action: Exclude<BlockAction, "edit">): void {
  if (action === "remove") return applyChange(view, removeBlock(view.state, block), messages.markdown.blockRemoved);
  applyMove(view, moveBlock(view.state, block, adjacentIndex(view.state, block, action === "up")));
  return focusBlock(view, messages.markdown.blockActions[action]);
}

export const handleKey: BlockActions["onKey"] = (view, element, event) => {
  const block = blockAt(view, view.posAtDOM(element));
  if (block && handleBlockKey(view, block, event)) event.preventDefault();
};

/** Handles a key that was pressed in a block. Returns false if the browser has to handle the key. */
function handleBlockKey(view: EditorView, block: PlacedBlock, event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey } = event;
  const isUp = key === "ArrowUp";
  if (event.ctrlKey || event.metaKey) return runTextCommand(view, shiftKey && key.toLowerCase() === "z" ? "y" : key);
  // Shift+Tab moves the focus, and also deselects the block, because typing would replace a selected block.
  if (key === "Tab" && shiftKey) view.dispatch({ selection: { anchor: Math.max(0, block.from - 1) } });
  if (key === "Delete" || key === "Backspace") runAction(view, block, "remove");
  else if (!isUp && key !== "ArrowDown") return false;
  else if (altKey) runAction(view, block, isUp ? "up" : "down");
  else applyChange(view, leaveBlock(view.state, block, isUp));
  return true;
}

/** The commands of shortcuts with Ctrl or ⌘, by key. In a block, these shortcuts apply to the whole text. */
const TEXT_COMMANDS: Readonly<Record<string, Command>> = { a: selectAll, y: redo, z: undo };

function runTextCommand(view: EditorView, key: string): boolean {
  const command = TEXT_COMMANDS[key];
  if (command) view.focus();
  return command?.(view) ?? false;
}

/** Creates a command for a key that moves the cursor: it selects the next block if the cursor would leave the line. */
const reachBlock =
  (isForward: boolean, byLine: boolean): Command =>
  (view) => {
    const { main } = view.state.selection;
    const line = view.state.doc.lineAt(main.head);
    const edge = isForward ? line.to : line.from;
    const next = byLine ? view.moveVertically(main, isForward).head : main.head;
    const staysInLine = byLine ? next !== main.head && line.from <= next && next <= line.to : main.head !== edge;
    const block = main.empty && !staysInLine && blockAt(view, edge + (isForward ? 1 : -1));
    if (block) view.dispatch({ selection: { anchor: block.from, head: block.to }, scrollIntoView: true });
    return Boolean(block);
  };

export const REACH_BLOCK_KEYS: readonly KeyBinding[] = [
  { key: "ArrowDown", run: reachBlock(true, true) },
  { key: "ArrowUp", run: reachBlock(false, true) },
  ...["ArrowRight", "Delete"].map((key) => ({ key, run: reachBlock(true, false) })),
  ...["ArrowLeft", "Backspace"].map((key) => ({ key, run: reachBlock(false, false) })),
];
