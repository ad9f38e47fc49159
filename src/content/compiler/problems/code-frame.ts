import type { Problem } from "./problem.ts";

/** Lines shown before and after the one that is wrong, and letters shown of a long line. */
const AROUND = 2;
const WIDTH = 100;

/** The lines around a place, the wrong one marked and its column pointed at; empty without a text. */
export function codeFrame({ text, line, column }: Pick<Problem, "text" | "line" | "column">): string {
  if (text === "") return "";
  const lines = text.replace(/\n$/, "").split(/\r?\n/);
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  // A paragraph is one line, so of long lines the part around the place is shown.
  const from = Math.max(0, column - WIDTH * 0.8);
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index;
      const row = `${number === line ? ">" : " "} ${String(number).padStart(width)} | ${windowOf(content, from)}`;
      return number === line
        ? [row.trimEnd(), `  ${" ".repeat(width)} | ${" ".repeat(column - 1 - from)}^`]
        : [row.trimEnd()];
    })
    .join("\n");
}

/** As many columns of a line as fit, each character one column wide, so that the mark stands below its place. */
function windowOf(line: string, from: number): string {
  const shown = line.slice(from, from + WIDTH).replace(/[\p{Cc}\p{Bidi_Control}]/gu, " ");
  return `${from > 0 && shown ? `…${shown.slice(1)}` : shown}${line.length > from + WIDTH ? "…" : ""}`;
}
