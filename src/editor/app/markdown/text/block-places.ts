/** Finds the blocks of a text, and creates changes that move, replace or remove a block in one undo step. */
import { isolateHistory } from "@codemirror/commands";
import { syntaxTree } from "@codemirror/language";
import { type EditorState, Facet, StateField, type TransactionSpec } from "@codemirror/state";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";
import { gapBefore, gapAfter } from "./blocks.ts";
import { type BlockValues, readBlock } from "./directive.ts";
import { type TextRange, treeUpTo } from "./syntax.ts";

export interface PlacedBlock extends TextRange, BlockValues {
  text: string;
}

/** The kinds of blocks that a text can contain. */
export const knownBlocks = Facet.define<readonly BlockForm[], readonly BlockForm[]>({
  combine: ([blocks = []]) => blocks,
});

/** The blocks that the editor can show. Any other directive stays visible as text, so that people can correct it. */
export const blocksField = StateField.define<readonly PlacedBlock[]>({
  create: (state) => findBlocks(state, []),
  update: (before, { docChanged, startState, state }) =>
    docChanged || syntaxTree(startState) !== syntaxTree(state) ? findBlocks(state, before) : before,
});

/** Matches the beginning of a part that may be a block. */
const MAY_BE_BLOCK = /^ {0,3}(?:::|!\[)/;

function findBlocks(state: EditorState, before: readonly PlacedBlock[]): PlacedBlock[] {
  return partsOf(state).flatMap(({ from, to }) => {
    const text = state.sliceDoc(from, to);
    if (!MAY_BE_BLOCK.test(text)) return [];
    const block = before.find((candidate) => candidate.text === text) ?? readBlock(text, state.facet(knownBlocks));
    return block ? [{ ...block, text, from, to }] : [];
  });
}

/** Returns the top-level parts of a text (paragraphs, lists, blocks and so on) as ranges of whole lines. */
export function partsOf(state: EditorState): TextRange[] {
  const parts: TextRange[] = [];
  for (let node = treeUpTo(state, state.doc.length).topNode.firstChild; node; node = node.nextSibling)
    parts.push({ from: state.doc.lineAt(node.from).from, to: state.doc.lineAt(node.to).to });
  return parts;
}

/** Returns the block that contains a range; `undefined` if no block contains it. */
export const blockAround = (state: EditorState, { from, to }: TextRange): PlacedBlock | undefined =>
  state.field(blocksField, false)?.find((block) => block.from <= from && to <= block.to);

/** Returns a transaction that selects `text` at `from` as a separate undo step. The caller adds the changes. */
const selectBlock = (from: number, text: string, event: string): TransactionSpec => ({
  selection: { anchor: from, head: from + text.length },
  annotations: isolateHistory.of("full"),
  scrollIntoView: true,
  userEvent: event,
});

export function replaceBlock({ from, to }: TextRange, text: string): TransactionSpec {
  return { ...selectBlock(from, text, "input.block"), changes: { from, to, insert: text } };
}

/** Returns the change that moves a block before the part at `index`; `undefined` if the block would not move. */
export function moveBlock(state: EditorState, { from, to, text }: PlacedBlock, index: number) {
  const parts = partsOf(state);
  const oldIndex = parts.findIndex((part) => part.from === from);
  if (index < 0 || index > parts.length || index === oldIndex || index === oldIndex + 1) return undefined;
  const [first, last] =
    index < oldIndex ? [parts[index], parts[oldIndex - 1]] : [parts[oldIndex + 1], parts[index - 1]];
  if (!first || !last) return undefined;
  const between = state.sliceDoc(first.from, last.to);
  const range = { from: Math.min(from, first.from), to: Math.max(to, last.to) };
  const before = gapAfter(state.sliceDoc(0, range.from));
  const after = gapBefore(state.sliceDoc(range.to));
  const insert = index < oldIndex ? `${text}\n\n${between}` : `${between}\n\n${text}`;
  const newFrom = range.from + before.length + (index < oldIndex ? 0 : insert.length - text.length);
  return { ...selectBlock(newFrom, text, "move.block"), changes: { ...range, insert: before + insert + after } };
}

/** Returns the index with which `moveBlock` moves a block up or down by one part. */
export const adjacentIndex = (state: EditorState, block: TextRange, isUp: boolean): number =>
  partsOf(state).findIndex(({ from }) => from === block.from) + (isUp ? -1 : 2);

export function removeBlock(state: EditorState, { from, to }: TextRange): TransactionSpec {
  const parts = partsOf(state);
  const index = parts.findIndex((part) => part.from === from);
  const [before, after] = [parts[index - 1], parts[index + 1]];
  const gap = before && after ? gapAfter(state.sliceDoc(0, from)) : "";
  const removed = after ? { from, to: after.from } : { from: before?.to ?? from, to };
  return { ...selectBlock(removed.from + gap.length, "", "delete.block"), changes: { ...removed, insert: gap } };
}

/** Returns the change that moves the cursor above or below a block, and adds a blank line at the edge of the text. */
export function leaveBlock(state: EditorState, { from, to }: TextRange, isUp: boolean): TransactionSpec {
  const isEdge = isUp ? from === 0 : to === state.doc.length;
  const anchor = isUp ? Math.max(from - 1, 0) : to + (isEdge ? 2 : 1);
  const changes = isEdge ? { from: isUp ? 0 : to, insert: "\n\n" } : [];
  return { changes, selection: { anchor }, scrollIntoView: true, userEvent: "select" };
}
