/**
 * Patches flow lists and mappings, which are written between brackets. If only single values differ, they are replaced
 * in place; otherwise the whole list or mapping is rewritten.
 */
import { type Value, isFields, isEqual } from "../../../shared/values.ts";
import { applyEdits, type Edit } from "./text-edits.ts";
import type { FormSchema } from "../schemas/form-schema.ts";
import { type FileStyle, type PatchedYaml, writeFlowText } from "./write-yaml.ts";
import type { Flow, Node } from "./yaml-places.ts";
import { textPlace } from "./patch-text.ts";
import { rewrite } from "./rewrite.ts";
import { fieldOf, itemOf } from "./schema-order.ts";

/** Returns the patched text of a flow list or mapping; `undefined` if the value has to be written anew. */
export function patchFlow(
  { text, style }: PatchedYaml,
  flow: Flow,
  target: Value,
  form: FormSchema | undefined,
): string | undefined {
  const source = text.slice(flow.from, flow.to);
  const edits = editsOf(flow, target, form, style)?.map((edit): Edit => ({
    ...edit,
    from: edit.from - flow.from,
    to: edit.to - flow.from,
  }));
  return edits ? applyEdits(source, edits) : rewrite(source, target, form, style);
}

function editsOf(node: Node, target: Value, form: FormSchema | undefined, style: FileStyle): Edit[] | undefined {
  if (isEqual(node.value, target)) return [];
  if (node.kind === "flow") {
    const members = isFields(target) || Array.isArray(target) ? (target as Record<string | number, Value>) : {};
    if (Object.keys(members).length !== node.parts.length) return undefined;
    const edits = node.parts.map(({ name, node: part }) => {
      const field = typeof name === "number" ? itemOf(form) : fieldOf(form, name);
      return Object.hasOwn(members, name) ? editsOf(part, members[name] ?? null, field, style) : undefined;
    });
    return edits.every((each) => each !== undefined) ? edits.flat() : undefined;
  }
  if (node.kind !== "single" || node.from === node.to || typeof target === "object") return undefined;
  const { from, to } = node;
  const place = textPlace(node, { column: 0, style, form });
  return [{ from, to, text: typeof target === "string" ? writeFlowText(target, place) : String(target) }];
}
