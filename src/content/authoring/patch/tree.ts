/** The YAML of a document as places in its text. */
import type { Value } from "../../../shared/values.ts";
import type { Span } from "../edits.ts";

interface Place extends Span {
  value: Value;
}

export type Style = "plain" | "single" | "double" | "literal" | "folded";

/** With its quotes, or from the sign of a block text to the end of its last line; of no length where nothing is written. */
export interface Scalar extends Place {
  kind: "scalar";
  style: Style;
  /** Where the lines of a block text begin; -1 where it has none. */
  column: number;
}

/** Between brackets, both included. */
export interface Flow extends Place {
  kind: "flow";
  parts: { name: string | number; node: Node }[];
}

/**
 * Fields or items below one another. It begins at its first line, the comments above its first
 * child included; only where this child stands behind a dash (`- name: x`), at the child itself.
 */
export interface Block extends Place {
  kind: "map" | "list";
  column: number;
  inline: boolean;
  children: Child[];
}

/** A field or an item. */
export interface Child {
  name: string;
  /** The lines of comments and blanks above it. */
  lead: string;
  /** Its key or its dash. */
  from: number;
  column: number;
  /** Behind its colon or its dash. */
  head: number;
  node: Node;
  /** Behind its last line; comments below that are indented deeper than it are part of it. */
  to: number;
}

export type Node = Scalar | Flow | Block;

export const isBlock = (node: Node): node is Block => node.kind === "map" || node.kind === "list";

export const isBlockText = (node: Node): node is Scalar =>
  node.kind === "scalar" && (node.style === "literal" || node.style === "folded");
