/** Markdown → syntax tree: CommonMark with tables and strikethrough. */
import { decodePath, isInternal } from "../../../shared/compiled/address.ts";
import type { Image, Link, Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { TextPlace } from "../document/document.ts";

const reader = unified().use(remarkParse).use(remarkGfm);

export function parseMarkdown(source: string): Root {
  return reader.parse(source);
}

/** The pictures of a text, in its order, with the path that the editor wrote. */
export function picturesOf(text: Root): { src: string; at: TextPlace }[] {
  const pictures: Image[] = [];
  visit(text, "image", (image) => void pictures.push(image));
  return pictures.map((image) => ({ src: decodePath(image.url), at: placeOf(image) }));
}

/** The links of a text to pages, of this site or of others. */
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
