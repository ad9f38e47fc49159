/** Converts the text of an item to Markdown that the site accepts. */
import { FIXED_WORDS } from "../../../shared/magazine/fixed-words.ts";
import type { Root as HtmlRoot } from "hast";
import type { Image, Root, Link, Nodes, Parents, PhrasingContent, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { inlineReferences, parseMarkdown } from "../../compiler/markdown/parse-markdown.ts";
import type { Item, Notes } from "../item.ts";
import { readHtml } from "./read-html.ts";
import { toString } from "mdast-util-to-string";

/** Escapes a bracket before a parenthesis, which the content check would report as a broken link. */
const UNSAFE = [{ before: "\\]", character: "(", inConstruct: "phrasing" as const }];

/** Converts the text of an item to Markdown. `take` is called for each picture, in the order of the text. */
export async function bodyOf(
  { text, notes }: Pick<Item, "text" | "notes">,
  linkTo: Replacements["linkTo"],
  take: (image: Image) => Promise<Image | undefined>,
): Promise<string> {
  const tree = "html" in text ? readHtml(text.html, notes) : readPage(text.markdown, notes);
  const images: Image[] = [];
  visit(tree, "image", (image) => void images.push(image));
  const taken = new Map<Image, Image | undefined>();
  for (const image of images) taken.set(image, await take(image));
  const clean = cleanTree(tree, { linkTo, pictureFor: (image) => taken.get(image) });
  return toMarkdown(clean, { bullet: "-", rule: "-", unsafe: UNSAFE, extensions: [gfmToMarkdown()] }).trim();
}

/** Parses Markdown. If the text contains HTML, it is rendered and then parsed as HTML. */
function readPage(markdown: string, notes: Notes): Root {
  const tree = inlineReferences(parseMarkdown(markdown));
  let hasHtml = false;
  visit(tree, "html", ({ value }) => void (hasHtml ||= !/^<!--[^]*-->$/.test(value.trim())));
  if (!hasHtml) return tree;
  return readHtml(printer.stringify(printer.runSync(tree) as HtmlRoot), notes);
}

const printer = unified()
  .use(remarkRehype, { allowDangerousHtml: true, footnoteLabel: FIXED_WORDS.notes })
  .use(rehypeStringify, { allowDangerousHtml: true });

interface Replacements {
  /** Returns the target of a link; `undefined` if the link is to be removed and its text kept. */
  linkTo: (url: string) => string | undefined;
  /** Returns the picture as the document names it; `undefined` if the picture is missing. */
  pictureFor: (image: Image) => Image | undefined;
}

/** Cleans a Markdown tree, so that its headings, links and pictures become valid. */
function cleanTree(tree: Root, { linkTo, pictureFor }: Replacements): Root {
  replaceIn(tree, "image", (image) => pictureFor(image as Image) ?? wordsFor(image as Image));
  replaceIn(tree, "link", (link) => linkOf(link as Link, linkTo));
  replaceIn(tree, "html", () => []);
  replaceIn(tree, "definition", () => []);
  replaceIn(tree, "heading", (heading) => (isBlank(heading) ? [] : heading));
  orderHeadings(tree);
  visit(tree, ["paragraph", "heading"], (node) => trimBreaks(node as Parents));
  replaceIn(tree, "paragraph", (paragraph) => (isBlank(paragraph) ? [] : paragraph));
  return tree;
}

/** Replaces nodes of a type. The replacements are not visited again. */
function replaceIn(tree: Nodes, type: Nodes["type"], replace: (node: Nodes) => Nodes | readonly Nodes[]): void {
  visit(tree, type, (node, index, parent) => {
    const put = [replace(node as Nodes)].flat() as RootContent[];
    if (!parent || index === undefined || put[0] === node) return undefined;
    (parent as Parents).children.splice(index, 1, ...put);
    return index + put.length;
  });
}

/** Replaces a missing picture by a link to its URL; a data URL is replaced by the picture's description. */
function wordsFor({ url, alt }: Image): Nodes {
  const isHere = /^data:/i.test(url);
  const text = { type: "text" as const, value: alt || (isHere ? "" : url) };
  return isHere ? text : { type: "link", url, children: [text] };
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#].*)?$/i;

/** Returns a valid link. Links that only enlarge a picture and nested links are replaced by their content. */
function linkOf(link: Link, linkTo: Replacements["linkTo"]): Nodes | readonly Nodes[] {
  replaceIn({ ...link, type: "paragraph" }, "link", (inner) => (inner as Link).children);
  const hasPicture = link.children.some(({ type }) => type === "image");
  const url = hasPicture && PICTURE.test(link.url) ? undefined : linkTo(link.url);
  if (url === undefined) return link.children;
  const words: PhrasingContent[] = isBlank(link) ? [{ type: "text", value: url }] : link.children;
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

/** Checks whether a node has no text. A picture's description counts as text; a missing one is requested elsewhere. */
const isBlank = (node: Nodes) => toString(node).trim() === "";
