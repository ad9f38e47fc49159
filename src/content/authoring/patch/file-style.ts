/** The style in which a file is written, for what is added to it. */
import { type Document, isCollection, isMap, isNode, visit } from "yaml";
import { columnOf } from "./yaml-places.ts";

export interface FileStyle {
  quote: "single" | "double";
  /** The indentation of a nested mapping and of a list, relative to their key. */
  group: number;
  list: number;
}

/** The style of new files. */
export const OWN_STYLE: FileStyle = { quote: "double", group: 2, list: 2 };

/** YAML that is patched, and its style. */
export interface PatchedYaml {
  text: string;
  style: FileStyle;
}

export function styleOf(text: string, document: Document): FileStyle {
  const steps: { group?: number; list?: number } = {};
  let singles = 0;
  visit(document, {
    Scalar: (_, { type }) => void (singles += type === "QUOTE_SINGLE" ? 1 : type === "QUOTE_DOUBLE" ? -1 : 0),
    Pair(_, { key, value }) {
      if (!isNode(key) || !isCollection(value) || value.flow) return;
      const [from = 0, to = 0] = [key.range?.[0], value.range?.[0]];
      steps[isMap(value) ? "group" : "list"] ??= columnOf(text, to) - columnOf(text, from);
    },
  });
  const { group = 2, list = group } = steps;
  return { quote: singles > 0 ? "single" : "double", group, list };
}
