/**
 * Makes the HTML of a text plain for feed readers. Programs for e-mail drop `picture` elements and ignore the format
 * `srcset`, and validators of feeds warn of attributes that they do not know.
 */
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const writer = unified().use(rehypeStringify);

/** Width of a picture in CSS pixels where nothing else limits it: what a figure leaves of the 600 of an e-mail. */
const WIDTH = 500;

/** Attributes that pages need for scripts, styles and screen readers. */
const OF_PAGES = /^(?:data|aria)[A-Z]|^role$/;

export function feedHtml(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  visit(tree, "element", (element) => {
    element.children = element.children.flatMap(unwrapped);
    if (isGallery(element)) indentLess(element);
    if (element.properties.role === "note") element.children = [line(), ...element.children, line()];
    if (element.tagName === "img") element.properties = plainPicture(element);
    for (const name of Object.keys(element.properties)) if (OF_PAGES.test(name)) delete element.properties[name];
  });
  return writer.stringify(tree);
}

/** Whether figures are grouped in the figure. */
const isGallery = ({ tagName, children }: Element) => tagName === "figure" && children.some(isNamed("div"));

const isNamed =
  (name: string) =>
  (node: ElementContent): node is Element =>
    node.type === "element" && node.tagName === name;

/** Without styles, each figure is indented at both sides, so a figure around others leaves them little room. */
function indentLess(figure: Element): void {
  figure.tagName = "div";
  for (const caption of figure.children.filter(isNamed("figcaption"))) caption.tagName = "p";
}

/** Takes a picture out of the link that opens the viewer, and out of its `picture` element. */
function unwrapped(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const { tagName, properties, children } = node;
  if (tagName === "source") return [];
  return tagName === "picture" || "dataPicture" in properties ? children.flatMap(unwrapped) : [node];
}

const line = (): Element => ({ type: "element", tagName: "hr", properties: {}, children: [] });

/** Chooses the file for screens with two pixels in one. Without a height, a program that narrows the picture keeps its shape. */
function plainPicture({ properties: { src, srcSet, alt, width } }: Element): Element["properties"] {
  const files = [srcSet].flat().map((file) => String(file).split(" "));
  const [file = src] = files.find(([, size]) => Number.parseInt(size ?? "", 10) >= 2 * WIDTH) ?? [];
  return { src: file, alt, width: Math.min(Number(width), WIDTH) };
}
