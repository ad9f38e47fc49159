/**
 * Makes the blocks of an imported text valid: moves each block to the top level, and adds missing titles. A block that
 * is still not valid is replaced with its pictures and texts.
 */
import type { Nodes, Paragraph, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { decodePath } from "../../../shared/compiled/address.ts";
import { embedOf } from "../../../shared/compiled/embeds.ts";
import { BLOCKS } from "../../blocks/blocks.ts";
import type { Block } from "../../compiler/document/block.ts";
import { type Directive, isDirective } from "../../compiler/markdown/blocks.ts";
import { messages } from "../../messages/messages.ts";
import type { Notes } from "../item.ts";
import { text } from "../../compiler/document/block.ts";
import { block, isBlank, paragraph, replaceIn } from "./tree.ts";

export function settleBlocks(tree: Root, notes: Notes): void {
  replaceIn(tree, "paragraph", (node) => figureOf(node as Paragraph, notes));
  const separated = tree.children.flatMap((child) => {
    const inner = extractInner(child);
    return inner.length > 0 && isBlank(child) && !isDirective(child) ? inner : [child, ...inner];
  });
  tree.children = separated.flatMap((child) => (isDirective(child) ? settleBlock(child, notes) : [child]));
}

/** Converts a picture with a caption or credit to a block if its paragraph contains nothing else. */
function figureOf(node: Paragraph, notes: Notes): Nodes {
  const [only, other] = node.children;
  const image = only?.type === "link" && only.children.length === 1 ? only.children[0] : only;
  if (image?.type !== "image" || other || !(image.title || image.data?.credit)) return node;
  const { url, alt, title, data } = image;
  if (only?.type === "link") notes.add(messages.importing.captionLinks, only.url, image);
  const attributes = { src: decodePath(url), alt, caption: title, credit: data?.credit };
  return block("figure", attributes, [node]);
}

/** Removes all blocks, including nested ones, from a node and returns them. */
function extractInner(top: RootContent): Directive[] {
  const blocks: Directive[] = [];
  visit(top as Nodes, (node, index, parent) => {
    if (!isDirective(node) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    blocks.push(node, ...extractInner(node));
    return [SKIP, index];
  });
  if (blocks.length > 0) replaceIn(top, "listItem", (item) => (isBlank(item) ? [] : item));
  return blocks;
}

function settleBlock(node: Directive, notes: Notes): RootContent[] {
  const definition = BLOCKS.find(({ name }) => name === node.name);
  const others = definition?.holds === "pictures" ? keepPictures(node) : [];
  fillIn(node, definition, notes);
  const isLeaf = definition?.holds === "nothing";
  if ((!isLeaf && node.children.every(isBlank)) || !definition?.fields.safeParse(node.attributes).success) {
    const replacement = [...contentOf(node), ...others];
    notes.move(node, replacement[0]);
    return replacement;
  }
  if (isLeaf) {
    visit(node, "image", (image) => notes.move(image, node));
    Object.assign(node, { type: "leafDirective", children: [] });
  }
  return [node, ...others];
}

/** Keeps only the pictures of a gallery, one on each line, and returns its other content. */
function keepPictures(node: Directive): Paragraph[] {
  const inside = node.children.flatMap((child) => (child.type === "paragraph" ? child.children : []));
  const lines = inside.filter(({ type }) => type === "image").flatMap((image) => [text("\n"), image]);
  Object.assign(node, { children: [paragraph(lines.slice(1))] });
  return inside.filter((child) => child.type !== "image" && !isBlank(child)).map((child) => paragraph([child]));
}

/** Removes empty fields. Sets a missing title to the name of the embedded service or, in a note, to a general word. */
function fillIn(node: Directive, definition: Block | undefined, notes: Notes): void {
  const attributes = Object.fromEntries(Object.entries(node.attributes ?? {}).filter(([, value]) => value));
  node.attributes = attributes;
  if (attributes.title || !definition || !("title" in definition.fields.shape)) return;
  attributes.title = embedOf(attributes.url ?? "")?.service ?? messages.importing.box;
  notes.add(messages.importing.untitledBlocks, attributes.title, node);
}

/** Returns the content of a block, followed by a paragraph with the texts of its fields. */
function contentOf({ attributes, children }: Directive): RootContent[] {
  const texts = Object.entries(attributes ?? {}).filter(([name]) => name !== "src" && name !== "alt");
  const words = texts.map(([, value]) => value).join(" · ");
  return [...children, paragraph([{ type: "emphasis", children: [text(words)] }])] as RootContent[];
}
