/** Finds the blocks of a text, and creates the changes that move, replace and remove a block. Each is one undo step. */
import { isolateHistory } from "@codemirror/commands";
import { syntaxTree } from "@codemirror/language";
import { type EditorState, Facet, StateField, type TransactionSpec } from "@codemirror/state";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";
import { gapBefore, gapBehind } from "./blocks.ts";
import { type BlockValues, readBlock } from "./directive.ts";
import { type TextRange, treeUpTo } from "./syntax.ts";

export interface PlacedBlock extends TextRange, BlockValues {
  text: string;
}

/** The kinds of blocks that a text can contain. */
export const knownBlocks = Facet.define<readonly BlockForm[], readonly BlockForm[]>({
  combine: ([blocks = []]) => blocks,
});

/** The blocks that can be shown. Any other directive stays visible as text, so that it can be corrected. */
export const blocksField = StateField.define<readonly PlacedBlock[]>({
  create: (state) => placedBlocks(state, []),
  update: (before, { docChanged, startState, state }) =>
    docChanged || syntaxTree(startState) !== syntaxTree(state) ? placedBlocks(state, before) : before,
});

/** Matches the beginning of a part that may be a block. */
const MAY_BE_BLOCK = /^ {0,3}(?:::|!\[)/;

function placedBlocks(state: EditorState, before: readonly PlacedBlock[]): PlacedBlock[] {
  return partsOf(state).flatMap(({ from, to }) => {
    const text = state.sliceDoc(from, to);
    if (!MAY_BE_BLOCK.test(text)) return [];
    const found = before.find((each) => each.text === text) ?? readBlock(text, state.facet(knownBlocks));
    return found ? [{ ...found, text, from, to }] : [];
  });
}

/** Returns the top-level parts of a text (paragraphs, lists, blocks and so on) as ranges of whole lines. */
export function partsOf(state: EditorState): TextRange[] {
  const parts: TextRange[] = [];
  for (let node = treeUpTo(state, state.doc.length).topNode.firstChild; node; node = node.nextSibling)
    parts.push({ from: state.doc.lineAt(node.from).from, to: state.doc.lineAt(node.to).to });
  return parts;
}

/** Returns the block that contains a range. */
export const blockAround = (state: EditorState, { from, to }: TextRange): PlacedBlock | undefined =>
  state.field(blocksField, false)?.find((block) => block.from <= from && to <= block.to);

const whole = (from: number, text: string, event: string): TransactionSpec => ({
  selection: { anchor: from, head: from + text.length },
  annotations: isolateHistory.of("full"),
  scrollIntoView: true,
  userEvent: event,
});

export function replaceBlock({ from, to }: TextRange, text: string): TransactionSpec {
  return { ...whole(from, text, "input.block"), changes: { from, to, insert: text } };
}

/** Returns the change that moves a block before a part; `undefined` if it is already there or the part is missing. */
export function moveBlock(state: EditorState, { from, to, text }: PlacedBlock, index: number) {
  const parts = partsOf(state);
  const own = parts.findIndex((part) => part.from === from);
  if (index < 0 || index > parts.length || index === own || index === own + 1) return undefined;
  const [first, last] = index < own ? [parts[index], parts[own - 1]] : [parts[own + 1], parts[index - 1]];
  if (!first || !last) return undefined;
  const between = state.sliceDoc(first.from, last.to);
  const edges = { from: Math.min(from, first.from), to: Math.max(to, last.to) };
  const before = gapBehind(state.sliceDoc(0, edges.from));
  const behind = gapBefore(state.sliceDoc(edges.to));
  const insert = index < own ? `${text}\n\n${between}` : `${between}\n\n${text}`;
  const place = edges.from + before.length + (index < own ? 0 : insert.length - text.length);
  return { ...whole(place, text, "move.block"), changes: { ...edges, insert: before + insert + behind } };
}

/** Returns the index with which `moveBlock` moves a block up or down by one part. */
export const indexBeside = (state: EditorState, block: TextRange, isUp: boolean): number =>
  partsOf(state).findIndex(({ from }) => from === block.from) + (isUp ? -1 : 2);

export function removeBlock(state: EditorState, { from, to }: TextRange): TransactionSpec {
  const parts = partsOf(state);
  const own = parts.findIndex((part) => part.from === from);
  const [before, behind] = [parts[own - 1], parts[own + 1]];
  const gap = before && behind ? gapBehind(state.sliceDoc(0, from)) : "";
  const removed = behind ? { from, to: behind.from } : { from: before?.to ?? from, to };
  return { ...whole(removed.from + gap.length, "", "delete.block"), changes: { ...removed, insert: gap } };
}

/** Puts the cursor above or below a block. If the text begins or ends with the block, a blank line is added there. */
export function leaveBlock(state: EditorState, { from, to }: TextRange, isUp: boolean): TransactionSpec {
  const isEdge = isUp ? from === 0 : to === state.doc.length;
  const place = isUp ? Math.max(from - 1, 0) : to + (isEdge ? 2 : 1);
  const changes = isEdge ? { from: isUp ? 0 : to, insert: "\n\n" } : [];
  return { changes, selection: { anchor: place }, scrollIntoView: true, userEvent: "select" };
}
