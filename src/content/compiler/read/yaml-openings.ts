/** The quotes and brackets that a YAML text opens and does not close, seen from where its reader stopped. */
import type { TextPlace } from "../document/document.ts";

export function openQuote(lines: readonly string[], stop: TextPlace): TextPlace | undefined {
  for (let at = stop.line - 1; at >= 0; at--) {
    const column = columnOfQuote(lines[at] ?? "");
    if (column !== undefined) return { line: at + 1, column };
  }
  return undefined;
}

/** A quote opens a text only where a value may begin. */
const QUOTED = /(?<=^|[\s[{,])"(?:\\.|[^"\\])*("?)|(?<=^|[\s[{,])'(?:''|[^'])*('?)/g;

const columnOfQuote = (line: string) => {
  const open = [...line.matchAll(QUOTED)].find(([, double, single]) => (double ?? single) === "");
  return open && open.index + 1;
};

export function openBracket(lines: readonly string[], stop: TextPlace): TextPlace | undefined {
  let closed = 0;
  for (let at = stop.line - 1; at >= 0; at--) {
    const written = (lines[at] ?? "").replace(QUOTED, (text) => " ".repeat(text.length)).replace(/(?<=^|\s)#.*/, "");
    for (let column = written.length; column >= 1; column--) {
      const letter = written[column - 1] ?? "";
      if (/[\]}]/.test(letter)) closed++;
      else if (/[[{]/.test(letter) && --closed < 0) return { line: at + 1, column };
    }
  }
  return undefined;
}
