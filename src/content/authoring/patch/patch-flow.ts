/** Lists and groups between brackets: values change where they stand, anything else by `yaml`'s document. */
import { type Value, isFields } from "../../../shared/values.ts";
import { equal } from "../../../shared/merge/compare.ts";
import type { PatchedYaml } from "./file-style.ts";
import { textPlace } from "./patch-scalar.ts";
import { rewrite } from "./rewrite.ts";
import { fieldOf, itemOf } from "./schema-order.ts";
import type { Flow, Node } from "./tree.ts";
import { writeFlowText } from "./write-text.ts";
import type { ValuePlace } from "./write-value.ts";

type FlowPlace = Pick<ValuePlace, "form">;

/** `undefined` where it must be written anew. */
export function patchFlow(yaml: PatchedYaml, flow: Flow, wanted: Value, place: FlowPlace): string | undefined {
  const { text, style } = yaml;
  const inPlace = hasSameParts(flow, wanted) ? patchParts(yaml, flow, wanted as Inside, place) : undefined;
  if (inPlace !== undefined) return inPlace;
  return rewrite(text.slice(flow.from, flow.to), wanted, { ...place, style });
}

type Inside = Record<string | number, Value>;

function hasSameParts({ parts }: Flow, wanted: Value): boolean {
  const names = isFields(wanted) || Array.isArray(wanted) ? Object.keys(wanted) : [];
  return names.length === parts.length && parts.every(({ name }) => names.includes(String(name)));
}

function patchParts(yaml: PatchedYaml, flow: Flow, wanted: Inside, { form }: FlowPlace): string | undefined {
  let [text, at] = ["", flow.from];
  for (const { name, node } of flow.parts) {
    const value = wanted[name] ?? null;
    const inside = { form: typeof name === "number" ? itemOf(form) : fieldOf(form, name) };
    const written = equal(node.value, value)
      ? yaml.text.slice(node.from, node.to)
      : patchPart(yaml, node, value, inside);
    if (written === undefined) return undefined;
    text += yaml.text.slice(at, node.from) + written;
    at = node.to;
  }
  return text + yaml.text.slice(at, flow.to);
}

function patchPart(yaml: PatchedYaml, node: Node, value: Value, place: FlowPlace): string | undefined {
  if (node.kind === "flow" && hasSameParts(node, value)) return patchParts(yaml, node, value as Inside, place);
  if (node.kind !== "scalar" || node.from === node.to || typeof value === "object") return undefined;
  if (typeof value !== "string") return String(value);
  return writeFlowText(value, textPlace(node, { ...place, column: 0, style: yaml.style }));
}
