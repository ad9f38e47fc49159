/** How the editors of a file write it, for what is added to it. */
import { isBlock, type Node } from "./tree.ts";
import { breakOf, linesOf } from "./lines.ts";

type Quote = "single" | "double";

export interface FileStyle {
  /** What ends most of its lines. */
  end: string;
  quote: Quote;
  /** How much deeper than its key a group stands, and a list. */
  group: number;
  list: number;
}

/** Of files that nobody has written yet. */
export const OWN_STYLE: FileStyle = { end: "\n", quote: "double", group: 2, list: 2 };

/** The YAML that is patched. */
export interface PatchedYaml {
  text: string;
  style: FileStyle;
}

export function endOf(text: string): string {
  const ends = linesOf(text).map(breakOf);
  const count = (end: string) => ends.filter((each) => each === end).length;
  const [most = "\n"] = ["\n", "\r\n", "\r"].toSorted((one, other) => count(other) - count(one));
  return most;
}

export function styleOf(text: string, root: Node): FileStyle {
  const nodes = [...below(root)];
  const quotes = nodes.flatMap(({ node }) => (node.kind === "scalar" ? [node.style] : []));
  const count = (quote: Quote) => quotes.filter((each) => each === quote).length;
  const step = (kind: Node["kind"]) =>
    nodes.find(({ node, depth }) => node.kind === kind && depth !== undefined)?.depth;
  const group = step("map") ?? 2;
  return {
    end: endOf(text),
    quote: count("single") > count("double") ? "single" : "double",
    group,
    list: step("list") ?? group,
  };
}

interface Below {
  node: Node;
  /** How much deeper it stands than the key before it; nothing behind a dash or in brackets. */
  depth?: number;
}

function* below(node: Node): Generator<Below> {
  const inside = node.kind === "flow" ? node.parts : isBlock(node) ? node.children : [];
  for (const { node: child } of inside) {
    yield { node: child, ...(node.kind === "map" && isBlock(child) && { depth: child.column - node.column }) };
    yield* below(child);
  }
}
