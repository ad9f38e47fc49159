/** Fields or items on lines of their own → the text of their block. */
import { pad, withEnds } from "./lines.ts";
import type { Block } from "./tree.ts";
import type { ValuePlace } from "./write-value.ts";

export interface Row {
  /** Whole lines above it. */
  lead: string;
  /** From its key or dash to the end of its last line. */
  text: string;
}

/** What was written with spaces before it, as the text of a row. */
export const newText = (written: string, { column, style }: Pick<ValuePlace, "column" | "style">): string =>
  withEnds(written.slice(column), "", style.end);

/** `last` are lines that stay behind all. */
export function joinRows({ column, inline }: Block, rows: readonly Row[], last: string): string {
  const lines = rows.map(({ lead, text }) => lead + pad(column) + text).join("") + last;
  // The first stands behind the dash of the item that it begins.
  return inline ? lines.replace(/^ */, "") : lines;
}
