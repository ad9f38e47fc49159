/** Parses Markdown into a syntax tree: CommonMark with tables, strikethrough and the directives of blocks. */
import { decodePath, isInternal } from "../../../shared/compiled/address.ts";
import type { Image, Link, Nodes, Root, Definition, ImageReference, LinkReference } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import type { TextPlace } from "../document/source.ts";

/**
 * The syntax of block directives only. Inline directives would turn `10:30` and `localhost:8080` into elements:
 * https://github.com/micromark/micromark-extension-directive/issues/31
 */
const { flow = {} } = directive();
export const BLOCK_SYNTAX = { flow };

function addBlockSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), BLOCK_SYNTAX];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}

const plainParser = unified().use(remarkParse).use(remarkGfm).freeze();
const parser = plainParser().use(addBlockSyntax);

export function parseMarkdown(source: string): Root {
  return parser.parse(source);
}

/** Parses Markdown from other programs, in which the syntax of block directives is plain text. */
export const parsePlainMarkdown = (source: string): Root => plainParser.parse(source);

/** Returns the pictures of a text in order. `src` is the path as it is written, without percent-encoding. */
export function picturesOf(text: Root): { src: string; at: TextPlace }[] {
  const pictures: Image[] = [];
  visit(text, "image", (image) => void pictures.push(image));
  return pictures.map((image) => ({ src: decodePath(image.url), at: placeOf(image) }));
}

/** Returns the links in a text that lead to pages of this site or of other sites. */
export function linksOf(text: Root): { url: string; at: TextPlace }[] {
  const links: Link[] = [];
  visit(text, "link", (link) => void links.push(link));
  return links
    .filter(({ url }) => isInternal(url) || /^https?:/i.test(url))
    .map((link) => ({ url: link.url, at: placeOf(link) }));
}

export function placeOf({ position }: Nodes): TextPlace {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** Replaces reference links and pictures, such as `[telar][1]`, with inline ones. */
export function inlineReferences(text: Root): Root {
  const definitions = definitionsOf(text);
  if (definitions.size === 0) return text;
  visit(text, ["linkReference", "imageReference"], (node, index, parent) => {
    const reference = node as LinkReference | ImageReference;
    const definition = definitions.get(reference.identifier);
    if (definition && parent && index !== undefined) parent.children[index] = toInline(reference, definition);
  });
  return text;
}

/**
 * Returns the link definitions of a text. If several definitions have the same name, the first one applies:
 * https://spec.commonmark.org/0.31.2/#matches
 */
function definitionsOf(text: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  visit(text, "definition", (definition) => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition);
  });
  return definitions;
}

function toInline(reference: LinkReference | ImageReference, { url, title }: Definition): Link | Image {
  const common = { url, ...(title && { title }), ...(reference.position && { position: reference.position }) };
  if (reference.type === "imageReference") return { type: "image", alt: reference.alt ?? "", ...common };
  return { type: "link", children: reference.children, ...common };
}
