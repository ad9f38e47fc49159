/** Adds and removes the delimiters of bold and italic text. */
import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type SelectionRange,
  type StateCommand,
} from "@codemirror/state";
import { splitByLine } from "./line-marks.ts";
import { nodesAround, type SyntaxNode, type TextRange, treeUpTo, extendToNodes, wordsOf } from "./syntax.ts";

export interface InlineMark {
  node: "StrongEmphasis" | "Emphasis";
  mark: string;
}

export const BOLD: InlineMark = { node: "StrongEmphasis", mark: "**" };
export const ITALIC: InlineMark = { node: "Emphasis", mark: "*" };

export function toggleInline(kind: InlineMark): StateCommand {
  return ({ state, dispatch }) => {
    const change = state.changeByRange((range) => (range.empty ? toggleAtCursor : toggleRange)(state, kind, range));
    dispatch(state.update(change, { scrollIntoView: true, userEvent: "input.mark" }));
    return true;
  };
}

/** Whether the text at the cursor, or the whole selection, has the format `kind`. */
export function hasInline(state: EditorState, kind: InlineMark): boolean {
  const { main } = state.selection;
  if (main.empty) return findMarkedAt(state, kind, main.head) !== undefined || isBetweenMarks(state, kind, main.head);
  const parts = splitByLine(state, main);
  return parts.length > 0 && parts.every((part) => findMarkedAround(state, kind, part));
}

function toggleRange(state: EditorState, kind: InlineMark, range: SelectionRange) {
  const parts = splitByLine(state, range);
  const markedNodes = parts.flatMap((part) => findMarkedAround(state, kind, part) ?? []);
  const specs =
    markedNodes.length === parts.length
      ? withoutDuplicates(markedNodes).flatMap((node) => unmark(state, node, range))
      : parts.flatMap((part) => mark(state, kind, part));
  const changes = state.changes(specs);
  const [from, to] = [changes.mapPos(range.from, 1), changes.mapPos(range.to, -1)];
  return { changes, range: EditorSelection.range(from, Math.max(from, to)) };
}

/** Returns each node once, because several lines of a paragraph may be in the same node. */
function withoutDuplicates(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  return nodes.filter(({ from }, index) => nodes[index - 1]?.from !== from);
}

function toggleAtCursor(state: EditorState, kind: InlineMark, range: SelectionRange) {
  const { head } = range;
  const { length } = kind.mark;
  if (isBetweenMarks(state, kind, head))
    return { changes: { from: head - length, to: head + length }, range: EditorSelection.cursor(head - length) };
  const markedNode = findMarkedAt(state, kind, head);
  // At the end of bold or italic words, the cursor moves past the delimiter, and typing continues in normal text.
  if (markedNode && wordsOf(markedNode).to === head) return { range: EditorSelection.cursor(markedNode.to) };
  const word = markedNode ?? state.wordAt(head);
  if (!word || word.from === head || word.to === head)
    return { changes: { from: head, insert: kind.mark.repeat(2) }, range: EditorSelection.cursor(head + length) };
  const { changes } = toggleRange(state, kind, EditorSelection.range(word.from, word.to));
  return { changes, range: EditorSelection.cursor(changes.mapPos(head)) };
}

function mark(state: EditorState, { node: name, mark: text }: InlineMark, part: TextRange): ChangeSpec[] {
  const { from, to } = extendToNodes(state, part);
  const specs: ChangeSpec[] = [{ from, insert: text }];
  treeUpTo(state, to).iterate({
    from,
    to,
    enter: ({ node }) => {
      if (node.name === name && from <= node.from && node.to <= to) specs.push(...marksOf(node));
    },
  });
  return [...specs, { from: to, insert: text }];
}

/** Returns the changes that remove bold or italic from the selection, but not from the words around the selection. */
function unmark(state: EditorState, node: SyntaxNode, selected: TextRange): ChangeSpec[] {
  const words = wordsOf(node);
  const clipped = { from: Math.max(selected.from, words.from), to: Math.min(selected.to, words.to) };
  const { from, to } = extendToNodes(state, clipped, node);
  const before = state.sliceDoc(words.from, from).trimEnd();
  const after = state.sliceDoc(to, words.to).trimStart();
  const [open, close] = marksOf(node);
  const text = state.sliceDoc(node.from, words.from);
  return [
    before ? { from: words.from + before.length, insert: text } : (open ?? []),
    after ? { from: words.to - after.length, insert: text } : (close ?? []),
  ];
}

function marksOf(node: SyntaxNode): TextRange[] {
  return node.getChildren("EmphasisMark").map(({ from, to }) => ({ from, to }));
}

function findMarkedAt(state: EditorState, kind: InlineMark, position: number): SyntaxNode | undefined {
  const nodes = nodesAround(state, { from: position, to: position });
  return nodes.find((node) => node.name === kind.node && node.from < position && position < node.to);
}

/** Returns the innermost node with the format `kind` around a part of the text. The part may include delimiters. */
function findMarkedAround(state: EditorState, kind: InlineMark, part: TextRange): SyntaxNode | undefined {
  return nodesAround(state, part).find((node) => node.name === kind.node);
}

/** Whether the cursor is between two delimiters without words, as in `**|**`. */
function isBetweenMarks(state: EditorState, { mark: { length } }: InlineMark, position: number): boolean {
  if (nodesAround(state, { from: position, to: position })[0]?.name === "EmphasisMark") return false;
  const line = state.doc.lineAt(position);
  const before = /\**$/.exec(line.text.slice(0, position - line.from))?.[0].length;
  const after = /^\**/.exec(line.text.slice(position - line.from))?.[0].length;
  return before === after && (before === length || before === BOLD.mark.length + ITALIC.mark.length);
}
