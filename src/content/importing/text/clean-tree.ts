/** A tree of Markdown → one that the site accepts: its titles, links and pictures in order. */
import type { Image, Link, Nodes, Parents, PhrasingContent, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

export interface Replacements {
  /** Where a link leads; `undefined`: nowhere, and its words stay. */
  linkTo: (url: string) => string | undefined;
  /** The picture as the document names it; `undefined` where it is not to be had. */
  pictureFor: (image: Image) => Image | undefined;
}

export function cleanTree(tree: Root, { linkTo, pictureFor }: Replacements): Root {
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
