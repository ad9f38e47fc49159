/** Reads the attributes and the text of HTML elements. */
import type { Element, Nodes, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { EXIT, visit } from "unist-util-visit";

/** Returns the first of the named attributes that is not empty; `""` if all are empty. */
export const firstAttribute = (element: Element | undefined, ...names: string[]) =>
  names.map((name) => String(element?.properties[name] ?? "").trim()).find(Boolean) ?? "";

export const hasTag =
  (name: string) =>
  (node: Nodes): node is Element =>
    node.type === "element" && node.tagName === name;

export const hasClass = (name: RegExp) => (node: Nodes | undefined) =>
  node?.type === "element" && name.test([node.properties.className].flat().join(" "));

/** Removes the first element that passes a test, and returns it. */
export function extract(from: Element, test: (element: Element) => boolean): Element | undefined {
  let extracted: Element | undefined;
  visit(from, "element", (element, index, parent) => {
    if (!parent || index === undefined || !test(element)) return undefined;
    parent.children.splice(index, 1);
    extracted = element;
    return EXIT;
  });
  return extracted;
}

/** Returns the text of elements as one line. A line break separates words. */
export function lineOfText(...elements: readonly (Element | undefined)[]): string {
  const root: Root = { type: "root", children: elements.filter((element) => element !== undefined) };
  visit(root, "element", ({ tagName, children }) => {
    if (tagName === "br") children.push({ type: "text", value: " " });
  });
  return toString(root).replace(/\s+/g, " ").trim();
}
