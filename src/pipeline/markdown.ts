/**
 * Markdown → safe HTML. What an author may write is CommonMark with tables and strikethrough; raw
 * HTML, first-level headings, unsafe links and links to pages that do not exist are problems with
 * the line on which they stand.
 */
import type { Element, Root as HtmlRoot } from "hast";
import type { Definition, Image, Link, Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { toAvif } from "../compiled/avif.ts";
import type { Picture, RichText } from "../compiled/document.ts";
import { PLACEHOLDER_ATTRIBUTE } from "../compiled/placeholder.ts";
import type { TextPlace } from "./facts.ts";
import type { Details, ProblemCode } from "./problems.ts";

/** Something wrong in a text. */
export interface TextFinding {
  code: ProblemCode;
  at: TextPlace;
  details: Details;
}

const reader = unified().use(remarkParse).use(remarkGfm);
const renderer = unified().use(remarkRehype).use(rehypeStringify);

export function parseMarkdown(source: string): Root {
  return reader.parse(source);
}

/** The pictures of a text, in its order, with the path that the editor wrote. */
export function picturesOf(text: Root): { src: string; at: TextPlace }[] {
  const pictures: Image[] = [];
  visit(text, "image", (image) => void pictures.push(image));
  return pictures.map((image) => ({ src: decode(image.url), at: placeOf(image) }));
}

/** The links of a text to pages of the site. */
export function linksOf(text: Root): { url: string; at: TextPlace }[] {
  const links: (Link | Definition)[] = [];
  visit(text, (node) => void ((node.type === "link" || node.type === "definition") && links.push(node)));
  return links.filter(({ url }) => isInternal(url)).map((link) => ({ url: link.url, at: placeOf(link) }));
}

const isInternal = (url: string) => /^\/(?!\/)/.test(url);

function placeOf({ position }: Nodes): TextPlace {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** A path as it is on disk; a `%` that encodes nothing is just a letter of it. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** What may not stand in a text; whether its links and pictures lead somewhere is checked elsewhere. */
export function checkMarkdown(text: Root): TextFinding[] {
  const findings: TextFinding[] = [];
  visit(text, (node) => {
    const found = findingOf(node);
    if (found) findings.push({ ...found, at: placeOf(node) });
  });
  return findings;
}

function findingOf(node: Nodes): Omit<TextFinding, "at"> | undefined {
  if (node.type === "html") return { code: "raw-html", details: { value: firstLine(node.value) } };
  if (node.type === "heading" && node.depth === 1)
    return { code: "first-level-heading", details: { value: firstLine(toString(node)) } };
  if (node.type === "image" && !node.alt) return { code: "missing-alt", details: { value: node.url } };
  const leads = node.type === "link" || node.type === "definition";
  return leads && !isAllowed(node.url) ? { code: "unsafe-link", details: { value: node.url } } : undefined;
}

const isAllowed = (url: string) => /^(https?:\/\/|mailto:)/i.test(url) || isInternal(url);

function firstLine(value: string): string {
  return value.split("\n")[0]?.slice(0, 60) ?? "";
}

export interface RenderOptions {
  /** By the address that the editor wrote. */
  pictures: ReadonlyMap<string, Picture>;
  /** Path under which the site is served, with a slash at both ends. */
  base: string;
}

/** Renders a text that was found to be without problems. */
export function renderMarkdown(text: Root, { pictures, base }: RenderOptions): RichText {
  const tree = renderer.runSync(text) as HtmlRoot;
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "a") decorateLink(element, base);
    const picture = element.tagName === "img" ? pictures.get(decode(String(element.properties.src))) : undefined;
    if (!picture || !parent || index === undefined) return undefined;
    parent.children[index] = pictureElement(element, picture);
    return SKIP;
  });
  return { html: renderer.stringify(tree), words: countWords(text), excerpt: excerptOf(text) };
}

function decorateLink({ properties }: Element, base: string): void {
  const href = String(properties.href);
  if (/^https?:/i.test(href)) properties.rel = ["noopener", "noreferrer"];
  else if (isInternal(href)) properties.href = base + href.slice(1);
}

/** The placeholder is not a style yet: the policy of a page allows only its own styles. */
function pictureElement(image: Element, { src, srcSet, width, height, placeholder }: Picture): Element {
  const own = {
    width,
    height,
    loading: "lazy",
    decoding: "async",
    sizes: TEXT_SIZES,
    [PLACEHOLDER_ATTRIBUTE]: placeholder,
  };
  return {
    type: "element",
    tagName: "picture",
    properties: {},
    children: [
      element("source", { type: "image/avif", srcSet: toAvif(srcSet), sizes: TEXT_SIZES }),
      element("img", { ...image.properties, src, srcSet, ...own }),
    ],
  };
}

const element = (tagName: string, properties: Element["properties"]): Element => ({
  type: "element",
  tagName,
  properties,
  children: [],
});

/** A picture of a text is as wide as the text: at most 68 characters. */
const TEXT_SIZES = "(min-width: 48em) 44rem, 100vw";

function countWords(text: Root): number {
  const blocks = text.children.map((block) => toString(block, { includeImageAlt: false }));
  return blocks.join(" ").split(/\s+/).filter(Boolean).length;
}

const EXCERPT_LENGTH = 160;

function excerptOf(text: Root): string {
  const paragraph = text.children.find(
    (node) => node.type === "paragraph" && toString(node, { includeImageAlt: false }) !== "",
  );
  const plain = paragraph ? toString(paragraph).replace(/\s+/g, " ").trim() : "";
  if (plain.length <= EXCERPT_LENGTH) return plain;
  const cut = plain.slice(0, EXCERPT_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[,;:.—]+$/, "")}…`;
}
