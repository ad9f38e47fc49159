/** Makes an SVG file a part of every page: a logo has no scripts, no external files, no animations and no fonts. */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { Drawing } from "../../../site/components/logo/logo-file.ts";
import { type DrawingFault, faultsOf } from "./drawing-faults.ts";

/** Matches names of elements that draw nothing: titles, descriptions and metadata of drawing programs. */
const NOTES = /^(?:title|desc|metadata)$|:/;
/** Matches names of attributes that do not change the drawing. */
const OF_FILE = /:|^(?:xml|data[A-Z]|aria|className$|version$|role$|baseProfile$)/;
const OF_FRAME = /^(?:id|x|y|width|height|viewBox|preserveAspectRatio)$/;

/** Ratio of width to height above which a logo is a wordmark. */
const WIDE = 1.5;

const printer = unified().use(rehypeStringify, { space: "svg", closeEmptyElements: true, tightSelfClosing: true });

/** Returns the drawing of an SVG text, or the faults of the text. */
export function drawingOf(text: string): Drawing | DrawingFault[] {
  const root = fromHtml(text, { fragment: true });
  const faults = faultsOf(root);
  if (faults.length > 0) return faults;
  tidy(root);
  const { properties, children } = root.children.find((node) => node.type === "element") as Element;
  const viewBox = String(properties.viewBox);
  const [, , width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const common = Object.fromEntries(Object.entries(properties).filter(([name]) => !OF_FRAME.test(name)));
  const group: Element = {
    type: "element",
    tagName: "g",
    properties: { fill: "currentColor", ...common },
    children,
  };
  const markup = printer.stringify({ type: "root", children: [group] }).replace(/>\s+</g, "><");
  const ratio = width / height;
  return { viewBox, ratio, isWordmark: ratio > WIDE, markup };
}

/**
 * Removes parts that are not drawn, and prefixes ids with `logo-`, so that they differ from all other ids of a page.
 */
function tidy(root: Root): void {
  visit(root, (node, index, parent) => {
    if (node.type !== "element" || NOTES.test(node.tagName)) {
      if (node.type === "text" || node.type === "root") return undefined;
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    const kept = Object.entries(node.properties).filter(([name]) => !OF_FILE.test(name) || name === "xLinkHref");
    node.properties = Object.fromEntries(kept.map(([name, value]) => renamed(name, value)));
    return undefined;
  });
}

function renamed(name: string, value: Element["properties"][string]): [string, typeof value] {
  if (name === "id") return [name, `logo-${String(value)}`];
  if (name === "href" || name === "xLinkHref") return ["href", `#logo-${String(value).slice(1)}`];
  return [name, typeof value === "string" ? value.replace(/url\((["']?)#/g, "url($1#logo-") : value];
}
