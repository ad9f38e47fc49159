/**
 * Simplifies the HTML of a text for feed readers and e-mail programs. E-mail programs drop `picture` elements and
 * ignore the attribute `srcset`, and feed validators warn about unknown attributes.
 */
import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const writer = unified().use(rehypeStringify);

/** Maximum width of a picture in CSS pixels: the space inside a figure in an e-mail that is 600 pixels wide. */
const MAX_WIDTH = 500;

/** Matches attributes for scripts, styles and screen readers, which only pages of the site need. */
const PAGE_ATTRIBUTE = /^(?:data|aria)[A-Z]|^role$/;

export function feedHtml(html: string): string {
  const tree: Root = fromHtml(html, { fragment: true });
  visit(tree, "element", (element) => {
    element.children = element.children.flatMap(unwrap);
    if (isGallery(element)) indentLess(element);
    if (element.properties.role === "note") element.children = [line(), ...element.children, line()];
    if (element.tagName === "img") element.properties = plainPicture(element);
    for (const name of Object.keys(element.properties)) if (PAGE_ATTRIBUTE.test(name)) delete element.properties[name];
  });
  return writer.stringify(tree);
}

/** Whether a figure is a gallery, which groups its figures in a `div`. */
const isGallery = ({ tagName, children }: Element) => tagName === "figure" && children.some(isNamed("div"));

const isNamed =
  (name: string) =>
  (node: ElementContent): node is Element =>
    node.type === "element" && node.tagName === name;

/**
 * Replaces the outer figure of a gallery with a `div`. E-mail programs and feed readers indent a figure, so a figure
 * inside another one would have little room.
 */
function indentLess(figure: Element): void {
  figure.tagName = "div";
  for (const caption of figure.children.filter(isNamed("figcaption"))) caption.tagName = "p";
}

/** Removes the link that opens the viewer, and the `picture` element, from around an image. */
function unwrap(node: ElementContent): ElementContent[] {
  if (node.type !== "element") return [node];
  const { tagName, properties, children } = node;
  if (tagName === "source") return [];
  return tagName === "picture" || "dataPicture" in properties ? children.flatMap(unwrap) : [node];
}

const line = (): Element => ({ type: "element", tagName: "hr", properties: {}, children: [] });

/**
 * Returns the properties of an image with only one of its files: the first that is wide enough for screens with double
 * pixel density, or `src`. The height is left out, so that an image that is made narrower keeps its shape.
 */
function plainPicture({ properties: { src, srcSet, alt, width } }: Element): Element["properties"] {
  const files = String(srcSet ?? "")
    .split(", ")
    .map((file) => file.split(" "));
  const [file = src] = files.find(([, size]) => Number.parseInt(size ?? "", 10) >= 2 * MAX_WIDTH) ?? [];
  return { src: file, alt, width: Math.min(Number(width), MAX_WIDTH) };
}
