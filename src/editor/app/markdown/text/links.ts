/** Finds, inserts, changes and removes links in a Markdown text, and inserts pictures and blocks. */
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { nodesAround, type SyntaxNode, type TextRange, wordsOf, treeUpTo } from "./syntax.ts";
import { gapBefore, gapAfter } from "./blocks.ts";

export interface LinkDraft extends TextRange {
  /** The Markdown of the link text, which may contain formats. */
  words: string;
  address: string;
  /** The title after the URL, with quotes; `""` without a title. */
  title: string;
  /** Whether the link is in the text already. */
  isExisting: boolean;
}

/** Returns the link at the cursor or around the selection; without one, a new link for the selected words. */
export function linkDraft(state: EditorState): LinkDraft {
  const { main } = state.selection;
  for (const node of nodesAround(state, main)) {
    const link = readLink(state, node);
    if (link) return link;
  }
  const line = state.doc.lineAt(main.from);
  const selected = state.sliceDoc(main.from, Math.min(main.to, line.to));
  const from = main.from + selected.length - selected.trimStart().length;
  const words = selected.trim();
  return { from, to: from + words.length, words, address: "", title: "", isExisting: false };
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
  if (name === "Autolink" || isBareUrl(node)) {
    const address = state.sliceDoc(from, to).replace(/^<|>$/g, "");
    return { from, to, words: address, address, title: "", isExisting: true };
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
    isExisting: true,
  };
}

function isBareUrl({ name, parent }: SyntaxNode): boolean {
  return name === "URL" && !["Link", "Image", "Autolink", "LinkReference"].includes(parent?.name ?? "");
}

const escapeWords = (words: string) => words.replace(/\s+/g, " ").replace(/[[\]\\]/g, String.raw`\$&`);

/** Encodes the characters that would end the URL: spaces, parentheses and angle brackets. */
const escapeAddress = (address: string) =>
  address
    .replace(/[\s<>]/g, encodeURIComponent)
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");

export const insertPicture = (state: EditorState, src: string, description: string): TransactionSpec =>
  insertBlock(state, `![${escapeWords(description)}](${escapeAddress(src)})`);

/** Returns the change that inserts `text` as a separate block after the paragraph, list or quotation at the cursor. */
export function insertBlock(state: EditorState, text: string): TransactionSpec {
  const position = blockPosition(state);
  const before = state.sliceDoc(0, position);
  const after = state.sliceDoc(position);
  const insert = gapAfter(before) + text;
  return {
    changes: { from: position, insert: insert + gapBefore(after) },
    selection: { anchor: position + insert.length },
    scrollIntoView: true,
    userEvent: "input.picture",
  };
}

/** Returns the position after the paragraph, list or quotation at the cursor. On a blank line, returns its start. */
function blockPosition(state: EditorState): number {
  const { head } = state.selection.main;
  const line = state.doc.lineAt(head);
  if (!line.text.trim()) return line.from;
  treeUpTo(state, state.doc.length);
  const block = nodesAround(state, line).findLast(({ parent }) => parent?.name === "Document");
  return state.doc.lineAt(block?.to ?? line.to).to;
}
