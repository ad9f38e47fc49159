/** Converts the text of an item to Markdown that the site accepts. */
import { FIXED_WORDS } from "../../../shared/magazine/fixed-words.ts";
import type { Root as HtmlRoot } from "hast";
import type { Html, Image, Root, Link, Nodes, Parents, PhrasingContent } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { inlineReferences, parsePlainMarkdown } from "../../compiler/markdown/parse-markdown.ts";
import type { Item, Notes } from "../item.ts";
import { readHtml } from "./read-html.ts";
import { settleBlocks } from "./settle-blocks.ts";
import { text } from "../../compiler/document/block.ts";
import { isBlank, PICTURE, replaceIn } from "./tree.ts";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { defaultHandlers, type Handle, toMarkdown } from "mdast-util-to-markdown";

/** Converts the text of an item to Markdown. `resolvePicture` is called for each picture, in the order of the text. */
export async function bodyOf(
  { text: source, notes }: Pick<Item, "text" | "notes">,
  linkTo: LinkTo,
  resolvePicture: (image: Image) => Promise<Pick<Image, "url" | "alt"> | undefined>,
): Promise<PrintedText> {
  const tree = "html" in source ? readHtml(source.html, notes) : readPage(source.markdown, notes);
  const images: Image[] = [];
  visit(tree, "image", (image) => void images.push(image));
  const missing = new Set<Nodes>();
  for (const image of images) {
    const picture = await resolvePicture(image);
    if (picture) Object.assign(image, picture);
    else missing.add(image);
  }
  replaceIn(tree, "image", (image) => (missing.has(image) ? wordsFor(image as Image, notes) : image));
  replaceIn(tree, "link", (link) => linkOf(link as Link, linkTo));
  settleBlocks(tree, notes);
  return printText(cleanTree(tree));
}

/** Matches an HTML element from its start tag to its end tag, if nothing follows the end tag. */
const WHOLE_ELEMENT = /^<([a-z][\w-]*)\b[^]*<\/\1>$/i;
const COMMENT = /^<!--[^]*-->$/;

/**
 * Parses Markdown. If all HTML in the text consists of whole elements, only these elements are parsed as HTML.
 * Otherwise, the whole text is rendered to HTML and then parsed.
 */
function readPage(markdown: string, notes: Notes): Root {
  const tree = inlineReferences(parsePlainMarkdown(markdown));
  const pieces: string[] = [];
  visit(tree, "html", ({ value }) => void pieces.push(value.trim()));
  if (!pieces.every((piece) => COMMENT.test(piece) || WHOLE_ELEMENT.test(piece)))
    return readHtml(printer.stringify(printer.runSync(tree) as HtmlRoot), notes);
  replaceIn(tree, "html", (node) => readHtml((node as Html).value, notes).children);
  return tree;
}

const printer = unified()
  .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: FIXED_WORDS.notes })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** Returns the target of a link; `undefined` if the link is to be replaced with its text. */
type LinkTo = (url: string, at: Nodes | undefined) => string | undefined;

/** Cleans a Markdown tree, so that its headings and paragraphs become valid. */
function cleanTree(tree: Root): Root {
  replaceIn(tree, "html", () => []);
  replaceIn(tree, "definition", () => []);
  replaceIn(tree, "heading", (heading) => (isBlank(heading) ? [] : heading));
  orderHeadings(tree);
  visit(tree, ["paragraph", "heading"], (node) => trimBreaks(node as Parents));
  replaceIn(tree, "paragraph", (paragraph) => (isBlank(paragraph) ? [] : paragraph));
  return tree;
}

/** Replaces a missing picture with a link to its URL, or with its description if the URL is a data URL. */
function wordsFor(image: Image, notes: Notes): Nodes {
  const { url, alt, title } = image;
  const isDataUrl = /^data:/i.test(url);
  const words = text([title, alt].filter(Boolean).join(" · ") || (isDataUrl ? "" : url));
  const replacement: Nodes = isDataUrl ? words : { type: "link", url, children: [words] };
  notes.move(image, replacement);
  return replacement;
}

/** Returns a valid link. Links that only enlarge a picture, and nested links, are replaced with their content. */
function linkOf(link: Link, linkTo: LinkTo): Nodes | readonly Nodes[] {
  replaceIn({ ...link, type: "paragraph" }, "link", (inner) => (inner as Link).children);
  const hasPicture = link.children.some(({ type }) => type === "image");
  const url = hasPicture && PICTURE.test(link.url) ? undefined : linkTo(link.url, link.children[0]);
  if (url === undefined) return link.children;
  const words: PhrasingContent[] = isBlank(link) ? [text(url)] : link.children;
  return Object.assign(link, { url, children: words });
}

/** Corrects the levels of headings: the title of the page is the first level, and no level is skipped. */
function orderHeadings(tree: Root): void {
  let level = 1;
  visit(tree, "heading", (heading) => {
    heading.depth = level = Math.min(Math.max(heading.depth, 2), level + 1) as 2;
  });
}

function trimBreaks({ children }: Parents): void {
  while (children[0]?.type === "break") children.shift();
  while (children.at(-1)?.type === "break") children.pop();
}

/** Characters to escape because the content check would report them: `(` after `]`, and colons that begin a block. */
const UNSAFE = [
  { before: "\\]", character: "(", inConstruct: "phrasing" as const },
  { atBreak: true, character: ":", after: ":" },
];

/** Handlers that print blocks. The extension's escapes are left out: the site does not parse inline directives. */
const { handlers = {} } = directiveToMarkdown();

interface PrintedText {
  text: string;
  /** The line of each node, counted from 1. */
  lines: Map<Nodes, number>;
}

/** Prints a Markdown tree, and finds the line on which each of its nodes begins. */
function printText(tree: Root): PrintedText {
  const lines = new Map<Nodes, number>();
  const root: Handle = (node, parent, state, info) => {
    const { handle } = state;
    const recordLine: Handle = (child, childParent, childState, childInfo) => {
      lines.set(child, childInfo.now.line);
      return handle(child, childParent, childState, childInfo);
    };
    state.handle = Object.assign(recordLine, handle);
    return defaultHandlers.root(node, parent, state, info);
  };
  const extensions = [gfmToMarkdown(), { handlers }];
  const output = toMarkdown(tree, { bullet: "-", rule: "-", unsafe: UNSAFE, extensions, handlers: { root } }).trim();
  return { text: output, lines };
}
