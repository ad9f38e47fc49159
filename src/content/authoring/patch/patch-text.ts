/** Writes a new text in the style of the old value. */
import { trimFinalLineBreaks } from "../../../shared/values.ts";
import { applyEdits } from "./text-edits.ts";
import {
  type PatchedYaml,
  blockLines,
  isPlainEverywhere,
  isReadAs,
  pad,
  type WrittenValue,
  writeText,
  type ValuePlace,
} from "./write-yaml.ts";
import { columnOfText, isBlockText, type Single } from "./yaml-places.ts";

export function patchText({ text }: PatchedYaml, node: Single, target: string, place: ValuePlace): WrittenValue {
  const raw = text.slice(node.from, node.to);
  const { value } = node;
  const isMultiline = raw.includes("\n") && typeof value === "string";
  const patched = isMultiline
    ? patchLongText(raw, node, target, place).find((each) => isReadAs(target, each, place.column))
    : null;
  const onOneLine = !isMultiline && typeof value === "string" && value.trim().includes("\n");
  return patched ?? writeText(target, { ...textPlace(node, place), onOneLine });
}

/** Describes how to write a text in place of an old value. */
export function textPlace({ style: oldStyle, value }: Single, { column, style, form }: ValuePlace) {
  const isText = typeof value === "string";
  const isAmbiguousPlain = oldStyle === "PLAIN" && isText && !isPlainEverywhere(value);
  return {
    column,
    style,
    oldStyle: isText ? oldStyle : undefined,
    allowPlain: isAmbiguousPlain || form?.control === "moment",
  };
}

/** Returns candidates for a text of several lines. The first one that is parsed as the target text is used. */
function patchLongText(raw: string, node: Single, target: string, place: ValuePlace): WrittenValue[] {
  const old = String(node.value);
  if (!isBlockText(node)) {
    const edited = changeWords(raw, old, target, node);
    return edited === undefined ? [] : [{ head: edited, below: "" }];
  }
  const [head = ""] = /^[|>][-+0-9]*/.exec(raw) ?? [];
  const edited = changeWords(raw.slice(raw.indexOf("\n") + 1), old, target, node);
  const patched = edited === undefined ? [] : [{ head, below: edited }];
  return [...patched, ...blockTexts(raw, head, node, target, place)];
}

/**
 * Returns two candidates: one with the old block indicator, and one with an additional indentation indicator, which a
 * text needs if it begins with spaces.
 */
function blockTexts(raw: string, head: string, node: Single, target: string, place: ValuePlace): WrittenValue[] {
  const column = columnOfText(raw, String(node.value));
  const indent = column < 0 ? place.column + Number(/\d/.exec(head)?.[0] ?? place.style.group) : column;
  const lines = node.style === "BLOCK_FOLDED" ? toFoldedLines(target) : target;
  const below = trimFinalLineBreaks(target) === "" ? "" : blockLines(lines, pad(indent));
  const explicit = `${head[0]}${indent - place.column}${head.slice(1).replace(/\d/, "")}`;
  return [head, explicit].map((each) => ({ head: each, below }));
}

/**
 * Writes the line breaks of a text in folded style. A line break is written as an empty line, except beside lines that
 * begin with spaces.
 */
function toFoldedLines(text: string): string {
  const lines = trimFinalLineBreaks(text).split("\n");
  const isIndented = (line = "") => /^[ \t]/.test(line);
  return lines
    .map((line, index) => {
      const next = lines.slice(index + 1).find((each) => each !== "");
      const isFolded = line !== "" && !isIndented(line) && next !== undefined && !isIndented(next);
      return isFolded ? `${line}\n` : line;
    })
    .join("\n");
}

const splitWords = (text: string) => text.match(/\s*\S+/g) ?? [];
const leadingSpace = (word = "") => /^\s*/.exec(word)?.[0];

/** Replaces only the words that differ; returns `undefined` if the positions of the words are unknown. */
function changeWords(raw: string, old: string, target: string, { style }: Single): string | undefined {
  const matches = [...raw.matchAll(/\S+/g)];
  const [before, after] = [splitWords(old), splitWords(target)];
  if (matches.length !== before.length || after.length === 0) return undefined;
  const limit = Math.min(before.length, after.length) - 1;
  let [head, tail] = [0, 0];
  while (head < limit && before[head] === after[head]) head++;
  while (tail < limit - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const [end, shift] = [before.length - tail, after.length - before.length];
  const isOneForOne = shift === 0 && before.every((word, at) => leadingSpace(word) === leadingSpace(after[at]));
  const starts = isOneForOne ? before.flatMap((word, at) => (word === after[at] ? [] : [at])) : [head];
  const quote = style === "QUOTE_SINGLE" || style === "QUOTE_DOUBLE" ? (raw[0] ?? "") : "";
  const edits = starts.map((from) => {
    const to = isOneForOne ? from + 1 : end;
    const last = matches[to - 1];
    const replacement = escapeText(
      after
        .slice(from, to + (isOneForOne ? 0 : shift))
        .join("")
        .trimStart(),
      style,
    );
    const text = (from === 0 ? quote : "") + replacement + (to === before.length ? quote : "");
    return { from: matches[from]?.index ?? 0, to: (last?.index ?? 0) + (last?.[0].length ?? 0), text };
  });
  return edits.some(({ text }) => text.includes("\n")) ? undefined : applyEdits(raw, edits);
}

function escapeText(text: string, style: Single["style"]): string {
  if (style === "QUOTE_DOUBLE") return JSON.stringify(text).slice(1, -1);
  return style === "QUOTE_SINGLE" ? text.replaceAll("'", "''") : text;
}
