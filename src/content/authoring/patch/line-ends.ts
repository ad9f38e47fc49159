/** A text is changed with `\n` as its line ends, and written with those that it had. */

const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];

const said = (line: string | undefined) => line?.replace(/[\r\n]+$/, "");

const endOf = (line: string | undefined) => line?.slice(said(line)?.length) ?? "";

export const withoutReturns = (text: string): string => text.replace(/\r\n?/g, "\n");

/** Lines that `before` has too end as there, and so do lines that are as many as before; others as most of its lines. */
export function withEnds(text: string, before: string): string {
  if (!before.includes("\r")) return text;
  const [old, lines] = [linesOf(before), text.match(/[^\n]*\n|[^\n]+$/g) ?? []];
  const count = (end: string) => old.filter((line) => endOf(line) === end).length;
  const [most = "\n"] = ["\n", "\r\n", "\r"].toSorted((one, other) => count(other) - count(one));
  const shift = lines.length - old.length;
  const ends = new Map(old.map((line) => [said(line), endOf(line)]));
  let head = 0;
  while (head < lines.length && said(old[head]) === said(lines[head])) head++;
  let tail = lines.length;
  while (tail > head && said(old[tail - 1 - shift]) === said(lines[tail - 1])) tail--;
  const endAt = (line: string, at: number) => {
    if (at < head || at >= tail) return endOf(old[at < head ? at : at - shift]);
    return ends.get(said(line)) ?? (shift === 0 ? endOf(old[at]) : most);
  };
  return lines.map((line, at) => line.replace(/\n$/, () => endAt(line, at) || most)).join("");
}
