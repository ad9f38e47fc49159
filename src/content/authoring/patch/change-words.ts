/** The words of a text that is written on several lines, changed where they stand. */
import type { Style } from "./tree.ts";

const words = (text: string) => text.match(/\s*\S+/g) ?? [];

/** Some way to write `wanted`, which must be read to be believed; `undefined` where the places of words are unknown. */
export function changeWords(raw: string, old: string, wanted: string, style: Style): string | undefined {
  const places = [...raw.matchAll(/\S+/g)];
  const [before, after] = [words(old), words(wanted)];
  if (places.length !== before.length || after.length === 0) return undefined;
  const [head, tail] = common(before, after);
  const [first, last] = [places[head], places[before.length - tail - 1]];
  if (!first || !last) return undefined;
  const changed = after
    .slice(head, after.length - tail)
    .join("")
    .trimStart();
  if (changed.includes("\n")) return undefined;
  const isFirst = style === "single" || style === "double" ? head === 0 : false;
  const isLast = style === "single" || style === "double" ? tail === 0 : false;
  const quote = raw[0] ?? "";
  const text = `${isFirst ? quote : ""}${escaped(changed, style)}${isLast ? quote : ""}`;
  return raw.slice(0, first.index) + text + raw.slice(last.index + last[0].length);
}

/** How many words at the beginning and at the end stay; one at least does not, so that there is a place. */
function common(before: readonly string[], after: readonly string[]): [head: number, tail: number] {
  const most = Math.min(before.length, after.length) - 1;
  let [head, tail] = [0, 0];
  while (head < most && before[head] === after[head]) head++;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return [head, tail];
}

function escaped(text: string, style: Style): string {
  if (style === "double") return JSON.stringify(text).slice(1, -1);
  return style === "single" ? text.replaceAll("'", "''") : text;
}
