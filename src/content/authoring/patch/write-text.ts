/** A text → YAML that the compiler reads as this text. */
import { load, YAML11_SCHEMA } from "js-yaml";
import { parseYaml } from "../../compiler/read/yaml.ts";
import { withoutEnd } from "../../../shared/merge/compare.ts";
import type { FileStyle } from "./file-style.ts";
import type { Style } from "./places.ts";

/** What stands on the line of a key or a dash, and the whole lines below it. */
export interface Written {
  head: string;
  below: string;
}

export interface TextPlace {
  /** Of its key or dash. */
  column: number;
  style: FileStyle;
  /** How it was written before. */
  was?: Style | undefined;
  /** Whether several lines stood on one, with escapes. */
  onOneLine?: boolean;
  /** Whether it may look as a day or a number of other readers of YAML, as it did before. */
  loose?: boolean;
}

/** Texts of several lines stand in a block, others as they stood, with quotes only where they need them. */
export function writeText(text: string, place: TextPlace): Written {
  const isBlock = text.trim().includes("\n") && !place.onOneLine;
  const options = [...(isBlock ? blocks(text, place) : []), ...inline(text, place)];
  return options.find((written) => isReadAs(text, written, place.column)) ?? { head: doubleQuoted(text), below: "" };
}

function inline(text: string, { was, style, loose }: TextPlace): Written[] {
  const isQuoted = was === "QUOTE_SINGLE" || was === "QUOTE_DOUBLE";
  const isSingle = isQuoted ? was === "QUOTE_SINGLE" : style.quote === "single";
  const plain = !isQuoted && (loose || isPlainEverywhere(text)) ? [text] : [];
  const quoted = isSingle ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
  return [...plain, quoted].map((head) => ({ head, below: "" }));
}

function blocks(text: string, { column, style }: TextPlace): Written[] {
  const indent = pad(column + style.group);
  const below = blockLines(text, indent);
  return ["|", `|${style.group}`].map((head) => ({ head, below }));
}

export const pad = (column: number): string => " ".repeat(column);

export const blockLines = (text: string, indent: string): string => `${withoutEnd(text).replace(/^(?=.)/gm, indent)}\n`;

/** In a field as well as in an item, where not the same is allowed. */
export function isReadAs(text: string, { head, below }: Written, column: number): boolean {
  if (UNPRINTED.test(head + below)) return false;
  const indent = pad(column);
  const read = parseYaml(`${indent}a: ${head}\n${below}${indent}b:\n${indent}- ${head}\n${below}`);
  if (!("data" in read)) return false;
  const { a, b } = read.data as { a?: unknown; b?: unknown };
  return [a, Array.isArray(b) && b.length === 1 && b[0]].every((value) => isSame(value, text));
}

const isSame = (value: unknown, text: string) => typeof value === "string" && withoutEnd(value) === withoutEnd(text);

/** Between the brackets of lists and of groups. */
export function writeFlowText(text: string, place: Omit<TextPlace, "column">): string {
  const isRead = ({ head }: Written) => {
    const read = parseYaml(`[${head}, {a: ${head}}]`);
    const [item, group, ...others] = "data" in read ? (read.data as [unknown, { a?: unknown }]) : [];
    return !UNPRINTED.test(head) && others.length === 0 && isSame(item, text) && isSame(group?.a, text);
  };
  return inline(text, { ...place, column: 0 }).find(isRead)?.head ?? doubleQuoted(text);
}

/** Whether readers of YAML 1.1, of which editors' tools are many, take it for a text, too. */
export function isPlainEverywhere(text: string): boolean {
  try {
    return load(text, { schema: YAML11_SCHEMA }) === text;
  } catch {
    return false;
  }
}

/** What YAML does not print, what nobody sees, and halves of letters, which no file can hold. */
const UNPRINTED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** JSON's quotes are YAML's. */
function doubleQuoted(text: string): string {
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(new RegExp(UNPRINTED, "gu"), escape);
}
