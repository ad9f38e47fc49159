/** Prepares an SVG file for embedding in every page. Scripts, external files, animations and fonts are refused. */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { LogoDrawing } from "../../../site/components/logo/logo-file.ts";
import { messages } from "../../../content/messages/messages.ts";

/** Matches names of elements that draw nothing: titles, descriptions and metadata of drawing programs. */
const UNDRAWN_ELEMENTS = /^(?:title|desc|metadata)$|:/;
/** Matches names of attributes that do not change the drawing. */
const UNDRAWN_ATTRIBUTES = /:|^(?:xml|data[A-Z]|aria|className$|version$|role$|baseProfile$)/;
const FRAME_ATTRIBUTES = /^(?:id|x|y|width|height|viewBox|preserveAspectRatio)$/;

/** Ratio of width to height above which a logo is a wordmark. */
const WORDMARK_RATIO = 1.5;

const printer = unified().use(rehypeStringify, { space: "svg", closeEmptyElements: true, tightSelfClosing: true });

/** Returns the drawing of an SVG text, or the faults of the text. */
export function drawingOf(text: string): LogoDrawing | DrawingFault[] {
  const root = fromHtml(text, { fragment: true });
  const faults = faultsOf(root);
  if (faults.length > 0) return faults;
  tidy(root);
  const { properties, children } = root.children.find((node) => node.type === "element") as Element;
  const viewBox = String(properties.viewBox);
  const [width = 1, height = 1] = sizeOf(viewBox);
  const common = Object.fromEntries(Object.entries(properties).filter(([name]) => !FRAME_ATTRIBUTES.test(name)));
  const group: Element = {
    type: "element",
    tagName: "g",
    properties: { fill: "currentColor", ...common },
    children,
  };
  const markup = printer.stringify({ type: "root", children: [group] }).replace(/>\s+</g, "><");
  const ratio = width / height;
  return { viewBox, ratio, isWordmark: ratio > WORDMARK_RATIO, markup };
}

/**
 * Removes parts that are not drawn, and prefixes ids with `logo-`, so that they differ from all other ids of a page.
 */
function tidy(root: Root): void {
  visit(root, (node, index, parent) => {
    if (node.type !== "element" || UNDRAWN_ELEMENTS.test(node.tagName)) {
      if (node.type === "text" || node.type === "root") return undefined;
      parent?.children.splice(index ?? 0, 1);
      return [SKIP, index ?? 0];
    }
    const attributes = Object.entries(node.properties).filter(
      ([name]) => !UNDRAWN_ATTRIBUTES.test(name) || name === "xLinkHref",
    );
    node.properties = Object.fromEntries(attributes.map(([name, value]) => prefixIds(name, value)));
    return undefined;
  });
}

function prefixIds(name: string, value: Element["properties"][string]): [string, typeof value] {
  if (name === "id") return [name, `logo-${String(value)}`];
  if (name === "href" || name === "xLinkHref") return ["href", `#logo-${String(value).slice(1)}`];
  return [name, typeof value === "string" ? value.replace(/url\((["']?)#/g, "url($1#logo-") : value];
}

/** Matches the names of elements that a logo may have. */
const ALLOWED_ELEMENTS =
  /^(?:svg|g|defs|symbol|use|path|circle|ellipse|rect|line|poly(?:line|gon)|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+|title|desc|metadata|.*:.*)$/;

const { style, text, image, animate } = messages.drawing;
const ADVICE: Readonly<Record<string, string>> = { style, text, image };

/** Largest logo file in characters; the limit is low because the logo is part of every page. */
const MAX_LENGTH = 8 * 1024;

/** Matches the four numbers of a `viewBox`; the last two are width and height. */
const VIEW_BOX = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

/** A fault and its position in the file. Line and column begin with 1. */
interface DrawingFault {
  line: number;
  column: number;
  message: string;
}

/** Returns the faults of an SVG file, in the order of the file. If the file is too large, that fault is last. */
function faultsOf(root: Root): DrawingFault[] {
  const faults: DrawingFault[] = [];
  const drawing = root.children.find((node): node is Element => node.type === "element");
  const add = ({ position }: Element, message: string) =>
    faults.push({ line: position?.start.line ?? 1, column: position?.start.column ?? 1, message });
  if (drawing?.tagName !== "svg") return [{ line: 1, column: 1, message: messages.drawing.noDrawing }];
  if (!hasViewBox(drawing)) add(drawing, messages.drawing.noViewBox);
  visit(root, "element", (element) => {
    if (!ALLOWED_ELEMENTS.test(element.tagName)) add(element, elementFault(element.tagName));
    for (const name of Object.keys(element.properties)) {
      if (name.startsWith("on")) add(element, messages.drawing.program(name.toLowerCase()));
      if (isExternalReference(name, String(element.properties[name]))) add(element, messages.drawing.elsewhere);
    }
  });
  const length = drawing.position?.end.offset ?? 0;
  if (length > MAX_LENGTH) add(drawing, messages.drawing.tooLarge(Math.ceil(length / 1024), MAX_LENGTH / 1024));
  return faults;
}

function hasViewBox({ properties }: Element): boolean {
  const viewBox = String(properties.viewBox);
  return VIEW_BOX.test(viewBox) && sizeOf(viewBox).every((length) => length > 0);
}

/** Returns the width and the height of a `viewBox`. */
const sizeOf = (viewBox: string) =>
  viewBox
    .trim()
    .split(/[\s,]+/)
    .slice(2)
    .map(Number);

const elementFault = (name: string) =>
  messages.drawing.notDrawn(name, ADVICE[name] ?? (name.startsWith("animate") ? animate : undefined));

const isExternalReference = (name: string, value: string) =>
  (/^(?:href|xLinkHref|src)$/.test(name) && !value.startsWith("#")) || /url\((?!\s*["']?#)/i.test(value);
