/** Creates, examines and changes nodes of Markdown trees. */
import type { Nodes, Paragraph, Parents, PhrasingContent, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

declare module "mdast" {
  /** The credit of a picture. The caption needs no field of its own, because it is the picture's `title`. */
  interface ImageData {
    credit?: string;
  }
}

export const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** Returns a block as a directive, which `settleBlocks` later makes valid. */
export const block = (name: string, attributes: ContainerDirective["attributes"], children: RootContent[] = []) =>
  ({ type: "containerDirective", name, attributes, children }) as ContainerDirective;

/** Replaces nodes of a type. The replacements are not visited again. */
export function replaceIn(tree: Nodes, type: Nodes["type"], replace: (node: Nodes) => Nodes | readonly Nodes[]): void {
  visit(tree, type, (node, index, parent) => {
    const replacements = [replace(node as Nodes)].flat() as RootContent[];
    if (!parent || index === undefined || replacements[0] === node) return undefined;
    (parent as Parents).children.splice(index, 1, ...replacements);
    return index + replacements.length;
  });
}

/** Checks whether a node has no text. Descriptions of pictures are text, and `DocumentPictures` adds missing ones. */
export const isBlank = (node: Nodes) => toString(node).trim() === "";

/** Matches the URL of a picture's file. */
export const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#].*)?$/i;
