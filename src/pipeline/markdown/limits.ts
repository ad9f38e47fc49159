/**
 * How much a Markdown text may nest and mark. Readers of Markdown take time that grows with the
 * square of the marks of a paragraph, and memory with the depth of its quotations and lists; no text
 * for people comes near these limits.
 */
import type { TextPlace } from "../document/document.ts";

const DEPTH = 50;
const MARKS = 3000;

const NESTED = new RegExp(
  String.raw`^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){${DEPTH},}|^[ \t]{${DEPTH * 4},}\S`,
  "m",
);

/** The first place at which a text goes beyond; `undefined` for what people write. */
export function findExcess(source: string): TextPlace | undefined {
  const nested = NESTED.exec(source);
  if (nested) return { line: lineAt(source, nested.index), column: 1 };
  let line = 1;
  for (const block of source.split(/\n[ \t]*\n/)) {
    if ((block.match(/[*_~[\]`|]/g)?.length ?? 0) > MARKS) return { line, column: 1 };
    line += block.split("\n").length + 1;
  }
  return undefined;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split("\n").length;
