/** Prints a Markdown tree, and finds the line on which each of its nodes begins. */
import type { Nodes, Root } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Handle, toMarkdown } from "mdast-util-to-markdown";

/** Escapes what the content check would report: a bracket before a parenthesis, and colons that begin a block. */
const UNSAFE = [
  { before: "\\]", character: "(", inConstruct: "phrasing" as const },
  { atBreak: true, character: ":", after: ":" },
];

/** Blocks are printed without the escapes of inline directives, because these are not parsed. */
const { handlers = {} } = directiveToMarkdown();

export interface Printed {
  text: string;
  /** The line of each node, from 1. */
  lines: Map<Nodes, number>;
}

export function printText(tree: Root): Printed {
  const lines = new Map<Nodes, number>();
  const root: Handle = (node, parent, state, info) => {
    const { handle } = state;
    const noted: Handle = (each, within, inside, place) => {
      lines.set(each, place.now.line);
      return handle(each, within, inside, place);
    };
    state.handle = Object.assign(noted, handle);
    return defaultHandlers.root(node, parent, state, info);
  };
  const extensions = [gfmToMarkdown(), { handlers }];
  const text = toMarkdown(tree, { bullet: "-", rule: "-", unsafe: UNSAFE, extensions, handlers: { root } }).trim();
  return { text, lines };
}
