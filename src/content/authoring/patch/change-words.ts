/** The words of a text that is written on several lines, changed where they stand. */
import { applyEdits, type Edit } from "../edits.ts";
import type { Style } from "./tree.ts";

const words = (text: string) => text.match(/\s*\S+/g) ?? [];

/** Words that change: places of the old ones, the last excluded, and the new ones. */
interface Run {
  from: number;
  to: number;
  now: string[];
}

/** Some way to write `wanted`, which must be read to be believed; `undefined` where the places of words are unknown. */
export function changeWords(raw: string, old: string, wanted: string, style: Style): string | undefined {
  const places = [...raw.matchAll(/\S+/g)];
  const [before, after] = [words(old), words(wanted)];
  if (places.length !== before.length || after.length === 0) return undefined;
  const quote = style === "single" || style === "double" ? (raw[0] ?? "") : "";
  const edits = runsOf(before, after).map(({ from, to, now }): Edit => {
    const [first, last] = [places[from], places[to - 1]];
    const [begin, end] = [from === 0 ? quote : "", to === before.length ? quote : ""];
    return {
      from: first?.index ?? 0,
      to: (last?.index ?? 0) + (last?.[0].length ?? 0),
      text: begin + escaped(now.join("").trimStart(), style) + end,
    };
  });
  return edits.some(({ text }) => text.includes("\n")) ? undefined : applyEdits(raw, edits);
}

/** Each word where it stands; from the first to the last where none stays, or the spaces between them do not. */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const isOneForOne =
    before.length === after.length && before.every((word, at) => spaceOf(word) === spaceOf(after[at]));
  if (!isOneForOne || !after.some((word, at) => word === before[at])) return [between(before, after)];
  return after.flatMap((word, at) => (word === before[at] ? [] : [{ from: at, to: at + 1, now: [word] }]));
}

const spaceOf = (word = "") => /^\s*/.exec(word)?.[0];

/** One word at least does not stay, so that there is a place. */
function between(before: readonly string[], after: readonly string[]): Run {
  const most = Math.min(before.length, after.length) - 1;
  let [head, tail] = [0, 0];
  while (head < most && before[head] === after[head]) head++;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { from: head, to: before.length - tail, now: after.slice(head, after.length - tail) };
}

function escaped(text: string, style: Style): string {
  if (style === "double") return JSON.stringify(text).slice(1, -1);
  return style === "single" ? text.replaceAll("'", "''") : text;
}
