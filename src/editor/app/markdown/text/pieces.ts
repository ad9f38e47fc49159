/** Splits a Markdown text into the pieces that readers see: paragraphs, pictures, blocks and so on. */
import type { RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { BlockForm } from "../../../../content/authoring/schemas/form-schema.ts";
import { decodePath } from "../../../../shared/compiled/address.ts";
import { type BlockValues, readBlock, reader } from "./directive.ts";

export interface Piece {
  /** The Markdown of the piece. */
  source: string;
  /** The words of the piece. The words of a link are followed by its URL in parentheses. */
  words: string;
  /** The paths of the pictures in the piece. */
  pictures: string[];
  /** The values of a block; absent for anything else. */
  block?: BlockValues;
}

export function piecesOf(text: string, blocks: readonly BlockForm[]): Piece[] {
  return reader.parse(text).children.map((node) => {
    const source = text.slice(node.position?.start.offset, node.position?.end.offset);
    const block = readBlock(source, blocks);
    return { source, words: wordsIn(node), pictures: picturesIn(node), ...(block && { block }) };
  });
}

function picturesIn(node: RootContent): string[] {
  const found: string[] = [];
  visit(node, "image", ({ url }) => void found.push(decodePath(url)));
  return found;
}

/** Returns the words of a piece. Each item of a list has a line of its own. */
function wordsIn(node: RootContent): string {
  const told = structuredClone(node);
  if (told.type === "list" || told.type === "blockquote") return told.children.map(wordsIn).join("\n");
  visit(told, "link", ({ children, url }) => void children.push({ type: "text", value: ` (${url})` }));
  return toString(told);
}
