/**
 * How much a Markdown text may nest, mark and grow. Readers of Markdown take time that grows with the square of the
 * marks of a paragraph, and memory with the depth of its quotations and lists; no text for people comes near these
 * limits, which say where it is too much. What they do not know of is bounded by time.
 */
import type { Nodes, Root } from "mdast";
import { visit, EXIT } from "unist-util-visit";
import type { TextPlace } from "../document/document.ts";
import { placeAt } from "../document/place-at.ts";
import { placeOf } from "./parse.ts";

const DEPTH = 50;
const MARKS = 3000;

const NESTED = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${DEPTH},}|^[ \t]{${DEPTH * 4},}\S`,
  "m",
);

/** The first place at which a text goes beyond; `undefined` for what people write. */
export function findExcess(source: string): TextPlace | undefined {
  const nested = NESTED.exec(source);
  if (nested) return { line: placeAt(source, nested.index).line, column: 1 };
  let line = 1;
  for (const block of source.split(/\n[ \t]*\n/)) {
    if ((block.match(/[*_~[\]`|]/g)?.length ?? 0) > MARKS) return { line, column: 1 };
    line += block.split("\n").length + 1;
  }
  return undefined;
}

/**
 * How much a page may be made of what a text does not write again: addresses that stand elsewhere in it, in letters,
 * and the cells with which rows of a table are filled up. cmark bounds both in the same way.
 */
const GROWTH = 500_000;

/** The first place at which a page would become larger than that. */
export function findGrowth(text: Root): TextPlace | undefined {
  let size = 0;
  let found: TextPlace | undefined;
  visit(text, (node) => {
    size += sizeOf(node);
    if (size <= GROWTH) return undefined;
    found = placeOf(node);
    return EXIT;
  });
  return found;
}

function sizeOf(node: Nodes): number {
  if (node.type === "link" || node.type === "image") return node.url.length + (node.title?.length ?? 0);
  return node.type === "table" ? node.children.length * (node.children[0]?.children.length ?? 0) : 0;
}
