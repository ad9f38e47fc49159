/** Fields or items on lines of their own → the text of their block. */
import { pad } from "./lines.ts";
import type { Block } from "./tree.ts";

export interface Row {
  /** Whole lines above it. */
  lead: string;
  /** From its key or dash to the end of its last line. */
  text: string;
}

/** `last` are lines that stay behind all. */
export function joinRows({ column, inline }: Block, rows: readonly Row[], last: string): string {
  const lines = rows.map(({ lead, text }) => lead + pad(column) + text).join("") + last;
  // The first stands behind the dash of the item that it begins.
  return inline ? lines.replace(/^ */, "") : lines;
}
