import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { messages } from "../../../content/messages/messages.ts";

/** Matches the names of elements that a logo may have. */
const DRAWN =
  /^(?:svg|g|defs|symbol|use|path|circle|ellipse|rect|line|poly(?:line|gon)|(?:linear|radial)Gradient|stop|clipPath|mask|pattern|filter|fe[A-Z]\w+|title|desc|metadata|.*:.*)$/;

const { style, text, image, animate } = messages.drawing;
const ADVICE: Readonly<Record<string, string>> = { style, text, image };

/** Largest logo file in characters; the limit is low because the logo is part of every page. */
const MOST = 8 * 1024;

/** Matches the four numbers of a `viewBox`; the last two are width and height. */
const VIEW_BOX = /^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/;

/** A fault and its position in the file. Line and column begin with 1. */
export interface DrawingFault {
  line: number;
  column: number;
  message: string;
}

/** Returns the faults of an SVG file in the order of the file; an excessive size is last. */
export function faultsOf(root: Root): DrawingFault[] {
  const faults: DrawingFault[] = [];
  const drawing = root.children.find((node): node is Element => node.type === "element");
  const add = ({ position }: Element, message: string) =>
    faults.push({ line: position?.start.line ?? 1, column: position?.start.column ?? 1, message });
  if (drawing?.tagName !== "svg") return [{ line: 1, column: 1, message: messages.drawing.noDrawing }];
  if (!hasViewBox(drawing)) add(drawing, messages.drawing.noViewBox);
  visit(root, "element", (element) => {
    if (!DRAWN.test(element.tagName)) add(element, notDrawn(element.tagName));
    for (const name of Object.keys(element.properties)) {
      if (name.startsWith("on")) add(element, messages.drawing.program(name.toLowerCase()));
      if (leadsOut(name, String(element.properties[name]))) add(element, messages.drawing.elsewhere);
    }
  });
  const letters = drawing.position?.end.offset ?? 0;
  if (letters > MOST) add(drawing, messages.drawing.tooLarge(Math.ceil(letters / 1024), MOST / 1024));
  return faults;
}

function hasViewBox({ properties: { viewBox } }: Element): boolean {
  const [, , width = 0, height = 0] = String(viewBox)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return VIEW_BOX.test(String(viewBox)) && width > 0 && height > 0;
}

const notDrawn = (name: string) =>
  messages.drawing.notDrawn(name, ADVICE[name] ?? (name.startsWith("animate") ? animate : undefined));

const leadsOut = (name: string, value: string) =>
  (/^(?:href|xLinkHref|src)$/.test(name) && !value.startsWith("#")) || /url\((?!\s*["']?#)/i.test(value);
