/** Lines of a text whose lines may end in `\n`, `\r\n` or `\r`. */

export const BREAK = /\r\n|\n|\r/;

const isBreak = (letter: string | undefined) => letter === "\n" || letter === "\r";

/** Where the line of `at` begins. Searching for the last of either break would read the text to its beginning. */
function startOfLine(text: string, at: number): number {
  let start = at;
  while (start > 0 && !isBreak(text[start - 1])) start--;
  return start;
}

/** Behind the line break that ends the line of `at`. */
export function endOfLine(text: string, at: number): number {
  let end = at;
  while (end < text.length && !isBreak(text[end])) end++;
  return end + (text.startsWith("\r\n", end) ? 2 : 1);
}

export const columnOf = (text: string, at: number): number => at - startOfLine(text, at);

export const pad = (column: number): string => " ".repeat(column);

/** The first place from `at` that is neither space nor line break nor comment. */
export function skipBlank(text: string, at: number): number {
  return skip(text, at, /(?:[ \t\r\n]|(?<=^|[ \t\r\n])#[^\r\n]*)*/y);
}

export function skip(text: string, at: number, what: RegExp): number {
  what.lastIndex = at;
  return what.test(text) ? what.lastIndex : at;
}

/** Lines with the breaks that end them. */
export const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];

export const breakOf = (line: string | undefined): string => /[\r\n]*$/.exec(line ?? "")?.[0] ?? "";

const said = (line: string | undefined) => line?.replace(/[\r\n]+$/, "");

/**
 * `text`, whose lines end in `\n`, with line ends of a file: lines at its beginning and end that `before` has too keep
 * theirs, and so do lines that are as many as before; all others end in `end`, as does a last line that others follow.
 */
export function withEnds(text: string, before: string, end: string): string {
  const [old, lines] = [linesOf(before), linesOf(text)];
  const most = Math.min(old.length, lines.length);
  let [head, tail] = [0, 0];
  while (head < most && said(old[head]) === said(lines[head])) head++;
  while (tail < most - head && said(old.at(-1 - tail)) === said(lines.at(-1 - tail))) tail++;
  const isOneForOne = old.length === lines.length;
  const others = lines
    .slice(0, lines.length - tail)
    .map((line, index) => line.replace("\n", ((index < head || isOneForOne) && breakOf(old[index])) || end));
  return [...others, ...old.slice(old.length - tail)].join("");
}
