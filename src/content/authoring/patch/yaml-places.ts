/** Finds the positions of values in a YAML text, using the ranges of the library `yaml`. Lines must end in `\n`. */
import { isMap, isPair, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from "yaml";
import type { Value } from "../../../shared/values.ts";
import type { Span } from "./text-edits.ts";

interface Place extends Span {
  /** The value as the compiler parses it. */
  value: Value;
}

export type Style = Scalar.Type;

/**
 * A scalar or a block text. The range of a scalar includes its quotes. The range of a block text extends from its
 * indicator to the end of its last line. If the value is missing, the range is empty.
 */
export interface Single extends Place {
  kind: "single";
  style: Style;
}

/** A list or mapping in brackets. The range includes both brackets. */
export interface Flow extends Place {
  kind: "flow";
  parts: Part[];
}

/**
 * Fields or list items, one below the other. The range begins at the first line, with the comments above the first
 * child. If the first child follows a dash (`- name: x`), the range begins at that child.
 */
export interface Block extends Place {
  kind: "map" | "list";
  column: number;
  inline: boolean;
  children: Child[];
}

export type Node = Single | Flow | Block;

interface Part {
  name: string | number;
  node: Node;
}

/**
 * A field or a list item. The range extends from its key or dash to the end of its last line, and includes the more
 * deeply indented comments below that line.
 */
export interface Child extends Part, Span {
  /** The comments and blank lines above the field or item. */
  lead: string;
  column: number;
  /** The offset after the colon or dash. */
  head: number;
}

export const isBlock = (node: Node): node is Block => node.kind === "map" || node.kind === "list";

export const isBlockText = (node: Node): node is Single =>
  node.kind === "single" && (node.style === "BLOCK_LITERAL" || node.style === "BLOCK_FOLDED");

/** The error for valid YAML in a form that is not supported, such as `? key`. */
export class UnusualYaml extends Error {}

export const columnOf = (text: string, at: number): number => (at === 0 ? 0 : at - 1 - text.lastIndexOf("\n", at - 1));

/** Returns the offset after the line break that ends the line of the offset `at`. */
export const endOfLine = (text: string, at: number): number => text.indexOf("\n", at) + 1 || text.length;

/** Returns the column at which the lines of a block text begin; -1 if the text is empty. */
export function columnOfText(raw: string, value: string): number {
  const [valueIndent] = /^ *(?=[^ \n])/m.exec(value) ?? [];
  const [, rawIndent = ""] = /\n( *)[^ \n]/.exec(raw) ?? [];
  return valueIndent === undefined ? -1 : rawIndent.length - valueIndent.length;
}

/**
 * Returns the positions of a value and of all values in it. `text` is the document's text and ends with a line break;
 * `head` is the offset after the colon or dash of the value; -1 for the whole document.
 * @throws {UnusualYaml}
 */
export function nodeOf(text: string, node: unknown, value: Value, head = -1): Node {
  if (isMap(node) || isSeq(node)) return (node.flow ? flowOf : blockOf)(text, node, value, head);
  const [from, to] = (isScalar(node) && node.range) || [head, head];
  const style = (isScalar(node) && (node.type as Style | undefined)) || "PLAIN";
  if (from === to) return { kind: "single", style, value, from: head, to: head };
  const single: Single = { kind: "single", style, value, from, to };
  return isBlockText(single) ? { ...single, to: from + lengthOfText(text.slice(from, to), String(value)) } : single;
}

/** Returns the length of a block text without the blank lines below it. These lines stay when the text changes. */
function lengthOfText(raw: string, value: string): number {
  const trimmed = raw.trimEnd();
  const below = raw.slice(trimmed.length).split("\n");
  const column = Math.max(columnOfText(raw, value), 0);
  const last = below.findLastIndex((line, at) => at === 0 || line.length > column);
  return trimmed.length + below.slice(0, last + 1).join("\n").length + 1;
}

function flowOf(text: string, node: YAMLMap | YAMLSeq, value: Value): Flow {
  const [from, to] = node.range ?? [0, 0];
  const parts = node.items.map((item, at) => {
    const { name, end } = isPair(item) ? keyOf(item.key) : { name: at, end: from };
    return { name, node: nodeOf(text, isPair(item) ? item.value : item, valueAt(value, name), end) };
  });
  return { kind: "flow", value, from, to, parts };
}

function blockOf(text: string, node: YAMLMap | YAMLSeq, value: Value, head: number): Block {
  const start = node.range?.[0] ?? 0;
  const column = columnOf(text, start);
  const inline = text.slice(start - column, start).trim() !== "";
  const from = inline ? start : head < 0 ? 0 : endOfLine(text, head);
  const block: Block = { kind: isMap(node) ? "map" : "list", value, inline, column, from, to: from, children: [] };
  for (const item of node.items) {
    const child = childOf(text, item, block);
    block.children.push(child);
    block.to = child.to;
  }
  return block;
}

/** Finds the field or item that follows the last child of the block. */
function childOf(text: string, item: unknown, { column, value, children, inline, to: previousEnd }: Block): Child {
  const dash = skip(text, previousEnd, /(?:[ \t\n]|(?<=^|[ \t\n])#[^\n]*)*/y);
  const { name, start: from, end } = isPair(item) ? keyOf(item.key) : { name: children.length, start: dash, end: dash };
  const indicator = skip(text, end, /[ \t]*/y);
  if (text[indicator] !== (isPair(item) ? ":" : "-") || columnOf(text, from) !== column) throw new UnusualYaml();
  const node = nodeOf(text, isPair(item) ? item.value : item, valueAt(value, name), indicator + 1);
  const lead = children.length === 0 && inline ? "" : text.slice(previousEnd, from - column);
  const last = Math.max(node.to, indicator + 1);
  const line = text[last - 1] === "\n" ? last : endOfLine(text, last);
  const to = skip(text, line, new RegExp(`(?:(?:[ \\t]*\\n)*[ \\t]{${column + 1},}#[^\\n]*\\n)*`, "y"));
  return { name, lead, from, column, head: indicator + 1, node, to };
}

function keyOf(key: unknown): { name: string; start: number; end: number } {
  if (!isScalar(key) || !key.range || typeof key.source !== "string") throw new UnusualYaml();
  const [start, end] = key.range;
  return { name: key.source, start, end };
}

function skip(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

function valueAt(value: Value, name: string | number): Value {
  const container = value as Record<string | number, Value>;
  if (!Object.hasOwn(container, name)) throw new UnusualYaml();
  return container[name] ?? null;
}
