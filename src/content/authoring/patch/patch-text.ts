/** Writes a new text in the style of the old value. */
import { withoutEnd } from "../../../shared/values.ts";
import { applyEdits } from "./text-edits.ts";
import {
  type PatchedYaml,
  blockLines,
  isPlainEverywhere,
  isReadAs,
  pad,
  type Written,
  writeText,
  type ValuePlace,
} from "./write-yaml.ts";
import { columnOfText, isBlockText, type Single } from "./yaml-places.ts";

export function patchText({ text }: PatchedYaml, node: Single, wanted: string, place: ValuePlace): Written {
  const raw = text.slice(node.from, node.to);
  const { value } = node;
  const isLong = raw.includes("\n") && typeof value === "string";
  const kept = isLong ? longTexts(raw, node, wanted, place).find((each) => isReadAs(wanted, each, place.column)) : null;
  const onOneLine = !isLong && typeof value === "string" && value.trim().includes("\n");
  return kept ?? writeText(wanted, { ...textPlace(node, place), onOneLine });
}

/** Describes how to write a text in place of an old value. */
export function textPlace({ style: was, value }: Single, { column, style, form }: ValuePlace) {
  const wasText = typeof value === "string";
  const wasLoose = was === "PLAIN" && wasText && !isPlainEverywhere(value);
  return { column, style, was: wasText ? was : undefined, loose: wasLoose || form?.control === "moment" };
}

/** Patches a text of several lines. Returns candidates; the first that is parsed as the wanted text is used. */
function longTexts(raw: string, node: Single, wanted: string, place: ValuePlace): Written[] {
  const old = String(node.value);
  if (!isBlockText(node)) {
    const changed = changeWords(raw, old, wanted, node);
    return changed === undefined ? [] : [{ head: changed, below: "" }];
  }
  const [head = ""] = /^[|>][-+0-9]*/.exec(raw) ?? [];
  const changed = changeWords(raw.slice(raw.indexOf("\n") + 1), old, wanted, node);
  const kept = changed === undefined ? [] : [{ head, below: changed }];
  return [...kept, ...blockTexts(raw, head, node, wanted, place)];
}

/**
 * Returns two candidates: one with the old block indicator, and one with an indentation indicator, which a text that
 * begins with spaces needs.
 */
function blockTexts(raw: string, head: string, node: Single, wanted: string, place: ValuePlace): Written[] {
  const column = columnOfText(raw, String(node.value));
  const indent = column < 0 ? place.column + Number(/\d/.exec(head)?.[0] ?? place.style.group) : column;
  const lines = node.style === "BLOCK_FOLDED" ? unfolded(wanted) : wanted;
  const below = withoutEnd(wanted) === "" ? "" : blockLines(lines, pad(indent));
  const explicit = `${head[0]}${indent - place.column}${head.slice(1).replace(/\d/, "")}`;
  return [head, explicit].map((each) => ({ head: each, below }));
}

/**
 * Writes the line breaks of a text in folded style. A line break is written as an empty line, except beside lines that
 * begin with spaces.
 */
function unfolded(text: string): string {
  const lines = withoutEnd(text).split("\n");
  const isDeep = (line = "") => /^[ \t]/.test(line);
  return lines
    .map((line, index) => {
      const next = lines.slice(index + 1).find((each) => each !== "");
      const isFolded = line !== "" && !isDeep(line) && next !== undefined && !isDeep(next);
      return isFolded ? `${line}\n` : line;
    })
    .join("\n");
}

const words = (text: string) => text.match(/\s*\S+/g) ?? [];
const spaceOf = (word = "") => /^\s*/.exec(word)?.[0];

/** Replaces only the words that differ; returns `undefined` if the positions of the words are unknown. */
function changeWords(raw: string, old: string, wanted: string, { style }: Single): string | undefined {
  const places = [...raw.matchAll(/\S+/g)];
  const [before, after] = [words(old), words(wanted)];
  if (places.length !== before.length || after.length === 0) return undefined;
  const most = Math.min(before.length, after.length) - 1;
  let [head, tail] = [0, 0];
  while (head < most && before[head] === after[head]) head++;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const [end, shift] = [before.length - tail, after.length - before.length];
  const isOneForOne = shift === 0 && before.every((word, at) => spaceOf(word) === spaceOf(after[at]));
  const starts = isOneForOne ? before.flatMap((word, at) => (word === after[at] ? [] : [at])) : [head];
  const quote = style === "QUOTE_SINGLE" || style === "QUOTE_DOUBLE" ? (raw[0] ?? "") : "";
  const edits = starts.map((from) => {
    const to = isOneForOne ? from + 1 : end;
    const last = places[to - 1];
    const said = escaped(
      after
        .slice(from, to + (isOneForOne ? 0 : shift))
        .join("")
        .trimStart(),
      style,
    );
    const text = (from === 0 ? quote : "") + said + (to === before.length ? quote : "");
    return { from: places[from]?.index ?? 0, to: (last?.index ?? 0) + (last?.[0].length ?? 0), text };
  });
  return edits.some(({ text }) => text.includes("\n")) ? undefined : applyEdits(raw, edits);
}

function escaped(text: string, style: Single["style"]): string {
  if (style === "QUOTE_DOUBLE") return JSON.stringify(text).slice(1, -1);
  return style === "QUOTE_SINGLE" ? text.replaceAll("'", "''") : text;
}
