/**
 * Renders a syntax tree as safe HTML. Texts with problems are rendered, too, because the editor shows a preview of
 * unfinished texts.
 */
import type { Element, Root as HtmlRoot } from "hast";
import type { Nodes, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import { wordCount } from "../../../shared/magazine/reading-time.ts";
import { decodePath, isInternal } from "../../../shared/compiled/address.ts";
import { PLACEHOLDER_ATTRIBUTE, toAvif } from "../../../shared/compiled/picture-markup.ts";
import type { Picture, RichText } from "../../../shared/compiled/document.ts";
import { FIXED_WORDS } from "../../../shared/magazine/fixed-words.ts";
import { isAllowedUrl } from "./check-markdown.ts";

const FOOTNOTES = {
  footnoteLabel: FIXED_WORDS.notes,
  footnoteLabelProperties: {},
  footnoteBackLabel: (index: number) => FIXED_WORDS.backToNote(index + 1),
};

const renderer = unified().use(remarkRehype, FOOTNOTES).use(rehypeStringify);

export interface RenderOptions {
  /** Returns the picture to which the text refers by a path. The path has no percent-encoding. */
  pictureAt: (src: string) => Picture;
  /** The path under which the site is served, with a slash at both ends. */
  base: string;
}

export function renderMarkdown(text: Root, { pictureAt, base }: RenderOptions): RichText {
  const tree = renderer.runSync(text) as HtmlRoot;
  let pictureCount = 0;
  visit(tree, "element", (element, index, parent) => {
    if (element.tagName === "a") decorateLink(element, base);
    // A task checkbox becomes a character, because readers cannot tick it.
    if (element.tagName === "input" && parent && index !== undefined)
      parent.children[index] = { type: "text", value: element.properties.checked ? "☑" : "☐" };
    if (element.tagName !== "img" || !parent || index === undefined) return undefined;
    const picture = pictureAt(decodePath(String(element.properties.src)));
    const pictureNode = pictureElement(element, picture);
    const isInBlock = parent.type === "element" && parent.tagName === "figure";
    parent.children[index] = isInBlock ? linkedPicture(pictureNode, picture, pictureCount++) : pictureNode;
    return SKIP;
  });
  return { html: renderer.stringify(tree).normalize(), words: countWords(text), excerpt: excerptOf(text) };
}

function decorateLink({ properties }: Element, base: string): void {
  const href = String(properties.href);
  if (/^https?:/i.test(href)) properties.rel = ["noopener", "noreferrer"];
  else if (isInternal(href)) properties.href = base + href.slice(1);
  else if (!isAllowedUrl(href) && !href.startsWith("#")) delete properties.href;
}

/**
 * Builds a picture element. The placeholder is not a `style` attribute, because the page's Content Security Policy
 * allows only known styles.
 */
function pictureElement(image: Element, { src, srcSet, width, height, placeholder }: Picture): Element {
  const attributes = {
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
      element("img", { ...image.properties, src, srcSet, ...attributes }),
    ],
  };
}

/** Wraps the picture of a block in a link to its file. If scripts run, the link opens the picture viewer instead. */
const linkedPicture = (picture: Element, { src }: Picture, index: number): Element => ({
  ...element("a", { href: src, dataPicture: String(index) }),
  children: [picture],
});

const element = (tagName: string, properties: Element["properties"]): Element => ({
  type: "element",
  tagName,
  properties,
  children: [],
});

/**
 * The `sizes` of a picture in a text. The picture is as wide as the text: 44rem, which is 68 characters, or the width
 * of a narrower window.
 */
const TEXT_SIZES = "(min-width: 48em) 44rem, 100vw";

const INSIDE_WORDS = new Set(["delete", "emphasis", "link", "linkReference", "strong"]);

/** Counts the words of a text. List items, table cells and line breaks separate words, as on the page. */
function countWords(text: Root): number {
  let plain = "";
  visit(text, (node) => {
    if (node.type === "block" && "dataPlayer" in node.data.hProperties) return SKIP;
    if ("value" in node) plain += node.value;
    else if (!INSIDE_WORDS.has(node.type)) plain += " ";
    return undefined;
  });
  return wordCount(plain);
}

const EXCERPT_LENGTH = 160;

/** Returns the beginning of the first paragraph with words. */
function excerptOf(text: Root): string {
  const plain = text.children.reduce((found, node) => found || (node.type === "paragraph" ? plainOf(node) : ""), "");
  if (plain.length <= EXCERPT_LENGTH) return plain;
  const truncated = plain.slice(0, EXCERPT_LENGTH - 1);
  return `${truncated.slice(0, Math.max(truncated.lastIndexOf(" "), 1)).replace(/[,;:.—]+$/, "")}…`;
}

/** Returns the words of a paragraph. Line breaks separate words, and so do pictures, whose descriptions are left out. */
function plainOf(paragraph: Nodes): string {
  let plain = "";
  visit(paragraph, (node) => {
    if ("value" in node) plain += node.value;
    else if (["break", "image"].includes(node.type)) plain += " ";
  });
  return plain.normalize().replace(/\s+/g, " ").trim();
}
