/** Where an editor has to look: js-yaml stops where it cannot go on, which is often after the mistake. */
import type { TextPlace } from "../document/document.ts";
import type { ProblemCode } from "../problems/catalogue.ts";
import { openBracket, openQuote } from "./yaml-openings.ts";

export function placeOf(code: ProblemCode, lines: readonly string[], stop: TextPlace): TextPlace {
  return PLACES[code]?.(lines, stop) ?? stop;
}

type Seek = (lines: readonly string[], stop: TextPlace) => TextPlace | undefined;

const PLACES: Partial<Record<ProblemCode, Seek>> = {
  "yaml-tab": (lines, { line }) => within(line, (lines[line - 1] ?? "").indexOf("\t")),
  "yaml-tag": (lines, { line, column }) => within(line, before(lines, line, column).search(/!\S*$/)),
  "yaml-escape": (lines, { line, column }) => within(line, before(lines, line, column).lastIndexOf("\\")),
  "duplicate-field": (lines, { line, column }) => within(line, before(lines, line, column).search(/["']$/)),
  "yaml-directive": (lines, { line }) =>
    within(lines.slice(0, line).findLastIndex((each) => each.startsWith("%")) + 1, 0),
  "yaml-unclosed-quote": openQuote,
  "yaml-unclosed-bracket": openBracket,
  "yaml-indentation": lineThatDoesNotFit,
};

const before = (lines: readonly string[], line: number, column: number) => (lines[line - 1] ?? "").slice(0, column - 1);

const within = (line: number, index: number) => (line < 1 || index < 0 ? undefined : { line, column: index + 1 });

const indentOf = (line: string) => line.search(/\S|$/);
const isWritten = (line: string) => /^\s*[^\s#]/.test(line);

/** A line that is no field goes on with the next for YAML, so that it stops there. */
function lineThatDoesNotFit(lines: readonly string[], { line, column }: TextPlace): TextPlace | undefined {
  const written = lines[line - 1] ?? "";
  if (/[\]}]/.test(written.charAt(column - 1))) return undefined;
  const last = lines.slice(0, line - 1).findLastIndex(isWritten);
  const above = lines.slice(0, Math.max(last, 0)).findLast(isWritten) ?? "";
  const at = last >= 0 && (!isWritten(written) || isNoField(lines[last] ?? "", above)) ? last : line - 1;
  return { line: at + 1, column: indentOf(lines[at] ?? "") + 1 };
}

/** A dash without its space, or words that do not go on with the line above. */
function isNoField(line: string, above: string): boolean {
  if (/^\s*-[^\s-]/.test(line)) return true;
  return !/:(?:\s|$)|^\s*-(?:\s|$)/.test(line) && indentOf(line) <= indentOf(above);
}
