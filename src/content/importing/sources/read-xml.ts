/** Parses XML into elements. Broken XML is parsed as far as possible. */
import sax from "sax";

export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text of the element, without the text of its children. */
  text: string;
  children: Element[];
}

/** Parses XML. `broken` is the line of the first error; absent if there is none. */
export function readXml(source: string): { root: Element; broken?: number } {
  const root: Element = { name: "", attributes: {}, text: "", children: [] };
  const openElements = [root];
  const parser = sax.parser(true);
  const addText = (text: string) => void ((openElements.at(-1) ?? root).text += text);
  let broken: number | undefined;
  Object.assign(parser, {
    onopentag: ({ name, attributes }: { name: string; attributes: Record<string, string> }) => {
      const element: Element = { name, attributes, text: "", children: [] };
      (openElements.at(-1) ?? root).children.push(element);
      openElements.push(element);
    },
    onclosetag: () => void openElements.pop(),
    ontext: addText,
    oncdata: addText,
    onerror: () => {
      broken ??= parser.line + 1;
      Object.assign(parser, { error: null });
    },
  });
  parser.write(source).close();
  return { root, ...(broken !== undefined && { broken }) };
}

export const childrenNamed = (parent: Element | undefined, name: string) =>
  (parent?.children ?? []).filter((child) => child.name === name);

export const textOf = (parent: Element | undefined, name: string) => childrenNamed(parent, name)[0]?.text.trim() ?? "";
