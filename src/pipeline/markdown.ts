/**
 * Markdown → safe HTML. What an author may write is CommonMark with tables and strikethrough; raw
 * HTML, first-level headings, unsafe links and links to pages that do not exist are problems with
 * the line on which they stand.
 */
import type { Element, Root as HtmlRoot } from "hast";
import type { Image, Link, Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Picture, RichText } from "../schema/document.ts";
import type { Details, ProblemCode } from "./problems.ts";
import { addressDetails, unknownAddress } from "./references.ts";

/** A problem of a text, at a line and column of that text, 1 first. */
export interface TextProblem {
  code: ProblemCode;
  line: number;
  column: number;
  details: Details;
}

const reader = unified().use(remarkParse).use(remarkGfm);
const renderer = unified().use(remarkRehype).use(rehypeStringify);

export function parseMarkdown(source: string): Root {
  return reader.parse(source);
}

/** The pictures of a text, in its order, with the path that the editor wrote. */
export function picturesOf(text: Root): { src: string; position: Image["position"] }[] {
  const pictures: Image[] = [];
  visit(text, "image", (image) => void pictures.push(image));
  return pictures.map(({ url, position }) => ({ src: decode(url), position }));
}

/** A path as it is on disk; a `%` that encodes nothing is just a letter of it. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

export function checkMarkdown(text: Root, book: Map<string, string>): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(text, (node) => {
    const found = problemOf(node, book);
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (found) problems.push({ ...found, line, column });
  });
  return problems;
}

function problemOf(node: Nodes, book: Map<string, string>): Pick<TextProblem, "code" | "details"> | undefined {
  if (node.type === "html") return { code: "raw-html", details: { value: firstLine(node.value) } };
  if (node.type === "heading" && node.depth === 1) {
    return { code: "first-level-heading", details: { value: firstLine(toString(node)) } };
  }
  return node.type === "link" || node.type === "definition" ? linkProblem(node, book) : undefined;
}

function linkProblem({ url }: Pick<Link, "url">, book: Map<string, string>) {
  if (/^(https?:\/\/|mailto:)/i.test(url)) return undefined;
  if (!/^\/(?!\/)/.test(url)) return { code: "unsafe-link" as const, details: { value: url } };
  return unknownAddress(url, book)
    ? { code: "unknown-address" as const, details: addressDetails(url, book) }
    : undefined;
}

function firstLine(value: string): string {
  return value.split("\n")[0]?.slice(0, 60) ?? "";
}

/** Renders a text that was found to be without problems; `pictures` is keyed by the written address. */
export function renderMarkdown(text: Root, pictures: ReadonlyMap<string, Picture>): RichText {
  const tree = renderer.runSync(text) as HtmlRoot;
  visit(tree, "element", (element) => decorate(element, pictures));
  return { html: renderer.stringify(tree), words: countWords(text), excerpt: excerptOf(text) };
}

function decorate(element: Element, pictures: ReadonlyMap<string, Picture>): void {
  const { href, src } = element.properties;
  if (element.tagName === "a" && /^https?:/i.test(String(href))) element.properties.rel = ["noreferrer"];
  const picture = element.tagName === "img" ? pictures.get(decode(String(src))) : undefined;
  if (!picture) return;
  const { width, height, srcSet, placeholder } = picture;
  const style = `background-image:url(${placeholder})`;
  Object.assign(element.properties, {
    src: picture.src,
    srcSet,
    width,
    height,
    style,
    loading: "lazy",
    decoding: "async",
    sizes: TEXT_SIZES,
  });
}

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
