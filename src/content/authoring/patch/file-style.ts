/** How the editors of a file write it, for what is added to it. */
import { type Document, isCollection, isMap, isNode, visit } from "yaml";
import { columnOf } from "./yaml-places.ts";

export interface FileStyle {
  quote: "single" | "double";
  /** How much deeper than its key a group stands, and a list. */
  group: number;
  list: number;
}

/** Of files that nobody has written yet. */
export const OWN_STYLE: FileStyle = { quote: "double", group: 2, list: 2 };

/** The YAML that is patched. */
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
