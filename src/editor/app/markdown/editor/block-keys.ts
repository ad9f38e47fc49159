/** The keys and buttons of a block, and how the cursor reaches a block. */
import { redo, selectAll, undo } from "@codemirror/commands";
import type { TransactionSpec } from "@codemirror/state";
import { type Command, EditorView, type KeyBinding } from "@codemirror/view";
import * as messages from "#messages";
import {
  blockAround,
  indexBeside,
  leaveBlock,
  moveBlock,
  type PlacedBlock,
  removeBlock,
} from "../text/block-places.ts";
import { type BlockAction, type BlockActions, blockAt } from "./block-widget.ts";

/** Focuses the button with the given name in the selected block, or else the first button of the block. */
export function focusBlock(view: EditorView, name?: string): void {
  const block = blockAround(view.state, view.state.selection.main);
  const elements = [...view.contentDOM.querySelectorAll<HTMLElement>(".md-block")];
  const element = block && elements.find((each) => view.posAtDOM(each) === block.from);
  const buttons = [...(element?.querySelectorAll("button") ?? [])];
  (buttons.find(({ textContent }) => textContent === name) ?? buttons[0])?.focus();
}

/** Changes the text, and focuses the text or the block that the change selects. Screen readers announce `words`. */
function apply(view: EditorView, change: TransactionSpec, words?: string): void {
  view.focus();
  view.dispatch(change, { effects: words ? EditorView.announce.of(words) : [] });
}

export function applyMove(view: EditorView, change: TransactionSpec | undefined): void {
  if (change) apply(view, change, messages.markdown.blockMoved);
}

export function runAction(view: EditorView, block: PlacedBlock, action: Exclude<BlockAction, "edit">): void {
  if (action === "remove") return apply(view, removeBlock(view.state, block), messages.markdown.blockRemoved);
  applyMove(view, moveBlock(view.state, block, indexBeside(view.state, block, action === "up")));
  return focusBlock(view, messages.markdown.blockActions[action]);
}

export const pressKey: BlockActions["onKey"] = (view, element, event) => {
  const block = blockAt(view, view.posAtDOM(element));
  if (block && runKey(view, block, event)) event.preventDefault();
};

/** Handles a key that is pressed in a block. Returns false if the browser has to handle the key. */
function runKey(view: EditorView, block: PlacedBlock, event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey } = event;
  const isUp = key === "ArrowUp";
  if (event.ctrlKey || event.metaKey) return runInText(view, shiftKey && key.toLowerCase() === "z" ? "y" : key);
  // Shift+Tab deselects the block, because typing would replace a selected block.
  if (key === "Tab" && shiftKey) view.dispatch({ selection: { anchor: Math.max(0, block.from - 1) } });
  if (key === "Delete" || key === "Backspace") runAction(view, block, "remove");
  else if (!isUp && key !== "ArrowDown") return false;
  else if (altKey) runAction(view, block, isUp ? "up" : "down");
  else apply(view, leaveBlock(view.state, block, isUp));
  return true;
}

/** The commands of shortcuts with Ctrl or ⌘, by key. Pressed in a block, a shortcut applies to the whole text. */
const IN_TEXT: Readonly<Record<string, Command>> = { a: selectAll, y: redo, z: undo };

function runInText(view: EditorView, key: string): boolean {
  const command = IN_TEXT[key];
  if (command) view.focus();
  return command?.(view) ?? false;
}

/** Returns a command that selects the block next to the cursor's line if the key would reach beyond the line. */
const reach =
  (isForward: boolean, byLine: boolean): Command =>
  (view) => {
    const { main } = view.state.selection;
    const line = view.state.doc.lineAt(main.head);
    const edge = isForward ? line.to : line.from;
    const next = byLine ? view.moveVertically(main, isForward).head : main.head;
    const stays = byLine ? next !== main.head && line.from <= next && next <= line.to : main.head !== edge;
    const block = main.empty && !stays && blockAt(view, edge + (isForward ? 1 : -1));
    if (block) view.dispatch({ selection: { anchor: block.from, head: block.to }, scrollIntoView: true });
    return Boolean(block);
  };

export const REACHING: readonly KeyBinding[] = [
  { key: "ArrowDown", run: reach(true, true) },
  { key: "ArrowUp", run: reach(false, true) },
  ...["ArrowRight", "Delete"].map((key) => ({ key, run: reach(true, false) })),
  ...["ArrowLeft", "Backspace"].map((key) => ({ key, run: reach(false, false) })),
];
