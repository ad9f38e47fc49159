/** The definition of a block, which is an element that plain Markdown lacks, such as a gallery. */
import type { BlockContent, Node, PhrasingContent, RootContent, Text } from "mdast";

import type { z } from "zod";

export interface Block<Fields extends z.ZodObject = z.ZodObject> {
  /** The name of the directive. */
  name: string;
  /** The kind of content. `::name{…}` holds nothing; `:::name{…}` holds the lines up to a closing `:::`. */
  holds: "nothing" | "pictures" | "text";
  /** The attributes of the directive. Their values are strings. The messages of the schema are written for editors. */
  fields: Fields;
  /** Returns the credit of the block's pictures; `undefined` if there is none. */
  credit?(fields: z.output<Fields>): { name: string; role: string } | undefined;
  /** Returns the block's HTML element. Its pictures are Markdown images, so the compiler checks and resizes them. */
  element(fields: z.output<Fields>, children: RootContent[]): BlockElement;
}

/** An HTML element in a Markdown tree: https://github.com/syntax-tree/mdast-util-to-hast#fields-on-nodes */
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

/** Defines a block. The schema of its fields determines the parameter types of its functions. */
export const defineBlock = <Fields extends z.ZodObject>(block: Block<Fields>): Block => block;

export const blockElement = (
  hName: string,
  hProperties: Record<string, string>,
  children: BlockElement["children"],
): BlockElement => ({ type: "block", data: { hName, hProperties }, children });

export const text = (value: string): Text => ({ type: "text", value });
