/** The text of an item → Markdown that the site accepts. */
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

/** What the check of the content would take for a link that is not well written. */
const UNSAFE = [{ before: "\\]", character: "(", inConstruct: "phrasing" as const }];

/** `take` is asked for each picture, in the order of the text. */
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

/** As it is written, unless it has HTML, around which Markdown may stand. */
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
  /** Where a link leads; `undefined`: nowhere, and its words stay. */
  linkTo: (url: string) => string | undefined;
  /** The picture as the document names it; `undefined` where it is not to be had. */
  pictureFor: (image: Image) => Image | undefined;
}

/** A tree of Markdown → one that the site accepts: its titles, links and pictures in order. */
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

/** Of what is put in its place, nothing is looked at again. */
function replaceIn(tree: Nodes, type: Nodes["type"], replace: (node: Nodes) => Nodes | readonly Nodes[]): void {
  visit(tree, type, (node, index, parent) => {
    const put = [replace(node as Nodes)].flat() as RootContent[];
    if (!parent || index === undefined || put[0] === node) return undefined;
    (parent as Parents).children.splice(index, 1, ...put);
    return index + put.length;
  });
}

/** Leads to where the picture is; one that was in the text itself has no such place. */
function wordsFor({ url, alt }: Image): Nodes {
  const isHere = /^data:/i.test(url);
  const text = { type: "text" as const, value: alt || (isHere ? "" : url) };
  return isHere ? text : { type: "link", url, children: [text] };
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#].*)?$/i;

/** One around a picture only shows it larger; none is in another. */
function linkOf(link: Link, linkTo: Replacements["linkTo"]): Nodes | readonly Nodes[] {
  replaceIn({ ...link, type: "paragraph" }, "link", (inner) => (inner as Link).children);
  const hasPicture = link.children.some(({ type }) => type === "image");
  const url = hasPicture && PICTURE.test(link.url) ? undefined : linkTo(link.url);
  if (url === undefined) return link.children;
  const words: PhrasingContent[] = isBlank(link) ? [{ type: "text", value: url }] : link.children;
  return Object.assign(link, { url, children: words });
}

/** The title of the page is of the first level, and none jumps one. */
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

/** The words of a picture, if it has none, are asked for elsewhere. */
const isBlank = (node: Nodes) => toString(node).trim() === "";
