/** Finds, writes, changes and removes links of a Markdown text, and inserts pictures and blocks. */
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { nodesAround, type SyntaxNode, type TextRange, wordsOf, treeUpTo } from "./syntax.ts";
import { gapBefore, gapBehind } from "./blocks.ts";

export interface LinkDraft extends TextRange {
  /** The link text as Markdown, because the link text may be bold. */
  words: string;
  address: string;
  /** The title after the URL, with quotes; `""` without a title. */
  title: string;
  /** Whether the link is in the text already. */
  written: boolean;
}

/** Returns the link at the cursor or around the selection, or else a new link. */
export function linkDraft(state: EditorState): LinkDraft {
  const { main } = state.selection;
  for (const node of nodesAround(state, main)) {
    const found = readLink(state, node);
    if (found) return found;
  }
  const line = state.doc.lineAt(main.from);
  const selected = state.sliceDoc(main.from, Math.min(main.to, line.to));
  const from = main.from + selected.length - selected.trimStart().length;
  const words = selected.trim();
  return { from, to: from + words.length, words, address: "", title: "", written: false };
}

export function hasLink(state: EditorState): boolean {
  return nodesAround(state, state.selection.main).some((node) => readLink(state, node) !== undefined);
}

export function writeLink(draft: LinkDraft, words: string, address: string): TransactionSpec {
  const title = draft.title && ` ${draft.title}`;
  const insert = `[${words === draft.words ? words : escapeWords(words)}](${escapeAddress(address)}${title})`;
  const { from, to } = draft;
  return { changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: "input.link" };
}

export function removeLink({ from, to, words }: LinkDraft): TransactionSpec {
  return { changes: { from, to, insert: words }, selection: { anchor: from + words.length }, userEvent: "delete.link" };
}

function readLink(state: EditorState, node: SyntaxNode): LinkDraft | undefined {
  const { name, from, to } = node;
  if (name === "Autolink" || isBare(node)) {
    const address = state.sliceDoc(from, to).replace(/^<|>$/g, "");
    return { from, to, words: address, address, title: "", written: true };
  }
  const url = name === "Link" ? node.getChild("URL") : null;
  if (!url) return undefined;
  const words = wordsOf(node);
  const title = node.getChild("LinkTitle");
  return {
    from,
    to,
    words: state.sliceDoc(words.from, words.to),
    address: state.sliceDoc(url.from, url.to).replace(/^<|>$/g, ""),
    title: title ? state.sliceDoc(title.from, title.to) : "",
    written: true,
  };
}

/** Whether a node is a bare URL in the text. */
function isBare({ name, parent }: SyntaxNode): boolean {
  return name === "URL" && !["Link", "Image", "Autolink", "LinkReference"].includes(parent?.name ?? "");
}

const escapeWords = (words: string) => words.replace(/\s+/g, " ").replace(/[[\]\\]/g, String.raw`\$&`);

/** Encodes spaces and brackets, which would end the URL. */
const escapeAddress = (address: string) =>
  address.replace(/[\s()<>]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);

export const placePicture = (state: EditorState, src: string, description: string): TransactionSpec =>
  placeBlock(state, `![${escapeWords(description)}](${escapeAddress(src)})`);

/** Returns the change that inserts `text` as a separate block after the paragraph, list or quotation at the cursor. */
export function placeBlock(state: EditorState, text: string): TransactionSpec {
  const at = placeFor(state);
  const before = state.sliceDoc(0, at);
  const behind = state.sliceDoc(at);
  const insert = gapBehind(before) + text;
  return {
    changes: { from: at, insert: insert + gapBefore(behind) },
    selection: { anchor: at + insert.length },
    scrollIntoView: true,
    userEvent: "input.picture",
  };
}

function placeFor(state: EditorState): number {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (!line.text.trim()) return line.from;
  treeUpTo(state, state.doc.length);
  const block = nodesAround(state, line).findLast(({ parent }) => parent?.name === "Document");
  return state.doc.lineAt(block?.to ?? line.to).to;
}
