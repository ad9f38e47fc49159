/** A single value → another, written as the one before was. */
import type { Value } from "../../../shared/values.ts";
import { withoutEnd } from "../../../shared/merge/compare.ts";
import type { PatchedYaml } from "./file-style.ts";
import { BREAK, linesOf, pad, withEnds } from "./lines.ts";
import { changeWords } from "./change-words.ts";
import { isBlockText, type Scalar } from "./tree.ts";
import { blockLines, isPlainEverywhere, isReadAs, type Written, writeText } from "./write-text.ts";
import { type ValuePlace, writeValue } from "./write-value.ts";

/** Lines below end as those of the file. */
export function patchScalar({ text }: PatchedYaml, node: Scalar, wanted: Value, place: ValuePlace): Written {
  const isText = typeof node.value === "string" && typeof wanted === "string";
  const raw = text.slice(node.from, node.to);
  const kept = isText ? keepLines(raw, node, wanted, place) : undefined;
  if (kept) return kept;
  const onOneLine = isText && String(node.value).trim().includes("\n") && !BREAK.test(raw);
  const written =
    typeof wanted === "string"
      ? writeText(wanted, { ...textPlace(node, place), onOneLine })
      : writeValue(wanted, place);
  return { head: written.head, below: withEnds(written.below, "", place.style.end) };
}

/** How a text is written where this value stands. */
export function textPlace(node: Scalar, { column, style, form }: ValuePlace) {
  const { value } = node;
  const wasLoose = node.style === "plain" && typeof value === "string" && !isPlainEverywhere(value);
  return {
    column,
    style,
    was: typeof value === "string" ? node.style : undefined,
    loose: wasLoose || form?.control === "moment",
  };
}

/** What was written on several lines, changed in the lines that say something else. */
function keepLines(raw: string, node: Scalar, wanted: string, place: ValuePlace): Written | undefined {
  if (!BREAK.test(raw)) return undefined;
  const old = String(node.value);
  const [first = "", ...lines] = linesOf(raw);
  const isBlock = isBlockText(node);
  const parts = isBlock ? { head: header(first), below: lines.join("") } : { head: raw, below: "" };
  const changed = changeWords(isBlock ? parts.below : raw, old, wanted, node.style);
  const options: Written[] =
    changed === undefined ? [] : [isBlock ? { ...parts, below: changed } : { head: changed, below: "" }];
  if (isBlock) options.push(...blockTexts(parts, node, wanted, place));
  return options.find((written) => isReadAs(wanted, written, place.column));
}

const header = (line: string) => /^[|>][-+0-9]*/.exec(line)?.[0] ?? "";

/** Under the sign that it has, or where the text begins with spaces, with its column said. */
function blockTexts({ head, below }: Written, node: Scalar, wanted: string, { column, style }: ValuePlace): Written[] {
  const deep = Number(/\d/.exec(head)?.[0] ?? style.group);
  const indent = node.column < 0 ? column + deep : node.column;
  const lines = node.style === "folded" ? unfolded(wanted) : wanted;
  const text = withoutEnd(wanted) === "" ? "" : withEnds(blockLines(lines, pad(indent)), below, style.end);
  const explicit = `${head[0]}${indent - column}${head.slice(1).replace(/\d/, "")}`;
  return [head, explicit].map((each) => ({ head: each, below: text }));
}

/** In a folded text a line break is an empty line, except beside lines that begin with spaces. */
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
