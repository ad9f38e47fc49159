/** Where in a text the values end that js-yaml has found there. */
import { type Event, SCALAR_STYLE } from "js-yaml";
import type { Span } from "../edits.ts";
import { columnOf, endOfLine, linesOf, skip, skipBlank } from "./lines.ts";
import type { Style } from "./tree.ts";

type ScalarEvent = Extract<Event, { valueStart: number }>;

export const STYLES: Record<ScalarEvent["style"], Style> = {
  [SCALAR_STYLE.PLAIN]: "plain",
  [SCALAR_STYLE.SINGLE_QUOTED]: "single",
  [SCALAR_STYLE.DOUBLE_QUOTED]: "double",
  [SCALAR_STYLE.LITERAL_BLOCK]: "literal",
  [SCALAR_STYLE.FOLDED_BLOCK]: "folded",
};

/** Something that the compiler reads, but that has no place of the usual kind, such as `? key`. */
export class UnusualYaml extends Error {}

/** A value with its quotes or its sign. `head` is the place behind its colon or dash. */
export function spanOf(text: string, { style, valueStart, valueEnd, indent }: ScalarEvent, head: number): Span {
  if (valueStart < 0) return { from: head, to: head };
  if (style === SCALAR_STYLE.PLAIN) return { from: valueStart, to: valueEnd };
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED;
  if (isQuoted) return { from: valueStart - 1, to: valueEnd + 1 };
  const lines = withoutBlankEnd(text.slice(valueStart, valueEnd), Math.max(indent, 0));
  return { from: skipBlank(text, head), to: valueStart + lines.length };
}

/** Blank lines below a block text keep their place, whatever becomes of it. */
function withoutBlankEnd(text: string, column: number): string {
  const lines = linesOf(text);
  const isBlank = (line = "") => line.trim() === "" && line.search(/[^ ]|$/) <= column;
  while (lines.length > 0 && isBlank(lines.at(-1))) lines.pop();
  return lines.join("");
}

/** `key` itself where no colon follows. */
export function behindColon(text: string, key: number): number {
  const at = skip(text, key, /[ \t]*/y);
  return text[at] === ":" ? at + 1 : key;
}

/** `last` is the end of the last value between the brackets. */
export function behindBracket(text: string, last: number): number {
  let at = skipBlank(text, last);
  while (text[at] === ",") at = skipBlank(text, at + 1);
  if (!/[\]}]/.test(text[at] ?? "")) throw new UnusualYaml();
  return at + 1;
}

/** Behind the line on which a field or item ends, and behind the comments below that are deeper than it. */
export function endOfChild(text: string, last: number, column: number): number {
  const end = /[\r\n]/.test(text[last - 1] ?? "") ? last : endOfLine(text, last);
  const comment = skip(text, end, /[ \t\r\n]*/y);
  if (text[comment] !== "#" || columnOf(text, comment) <= column) return end;
  return endOfChild(text, comment, column);
}
