/** A block of a text: what Markdown has no form for, such as a gallery. */
import type { BlockContent, PhrasingContent, RootContent } from "mdast";
import type { Node } from "unist";
import type { z } from "zod";

export interface Block<Fields extends z.ZodObject = z.ZodObject> {
  /** What an editor writes behind the colons. */
  name: string;
  /** `::name{…}` holds nothing; `:::name{…}` holds what stands between it and a line of `:::`. */
  holds: "nothing" | "pictures" | "text";
  /** What stands in its braces. Each is a text, and each rule a sentence for editors. */
  fields: Fields;
  /** Whom its pictures credit; `undefined` if they name nobody. */
  credit?(fields: z.output<Fields>): { name: string; role: string } | undefined;
  /** What it is on a page. Pictures in it are those of Markdown, so they are checked and derived as any other. */
  element(fields: z.output<Fields>, children: RootContent[]): BlockElement;
}

/** An element of HTML in a tree of Markdown: https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes */
export interface BlockElement extends Node {
  type: "block";
  data: { hName: string; hProperties: Record<string, string> };
  children: (BlockContent | PhrasingContent)[];
}

declare module "mdast" {
  interface RootContentMap {
    block: BlockElement;
  }
  interface BlockContentMap {
    block: BlockElement;
  }
}

/** A block whose element gets the fields of its schema. */
export const defineBlock = <Fields extends z.ZodObject>(block: Block<Fields>): Block => block;

export const blockElement = (
  hName: string,
  hProperties: Record<string, string>,
  children: BlockElement["children"],
): BlockElement => ({ type: "block", data: { hName, hProperties }, children });
