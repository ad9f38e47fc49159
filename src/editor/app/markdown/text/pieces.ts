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
  /** The words of the piece. After the words of a link, its URL follows in parentheses. */
  words: string;
  /** The paths of the pictures in the piece. */
  pictures: string[];
  /** The block and its values; absent if the piece is not a block. */
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
  const paths: string[] = [];
  visit(node, "image", ({ url }) => void paths.push(decodePath(url)));
  return paths;
}

/** Returns the words of a piece. Each item of a list, and each part of a quotation, has a line of its own. */
function wordsIn(node: RootContent): string {
  const copy = structuredClone(node);
  if (copy.type === "list" || copy.type === "blockquote") return copy.children.map(wordsIn).join("\n");
  visit(copy, "link", ({ children, url }) => void children.push({ type: "text", value: ` (${url})` }));
  return toString(copy);
}
