/** A value of a document → another, by the way that suits how both are written. */
import { type Fields, type Value, isFields } from "../../../shared/values.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { equal } from "../../../shared/merge/compare.ts";
import type { PatchedYaml } from "./file-style.ts";
import { withEnds } from "./lines.ts";
import { replaceValue } from "./patch-child.ts";
import { patchFlow } from "./patch-flow.ts";
import { patchList } from "./patch-list.ts";
import { patchMap } from "./patch-map.ts";
import { patchScalar } from "./patch-scalar.ts";
import type { Child, Node } from "./tree.ts";
import { writeValue } from "./write-value.ts";

/** New text of a whole YAML; `undefined` where it must be written anew. */
export function patchRoot(yaml: PatchedYaml, root: Node, wanted: Fields, form: FormSchema): string | undefined {
  const value = patchGroup(yaml, root, wanted, form);
  return value === undefined ? undefined : yaml.text.slice(0, root.from) + value + yaml.text.slice(root.to);
}

function patchChild(yaml: PatchedYaml, child: Child, wanted: Value, form: FormSchema | undefined): string {
  const { node, from, to, column } = child;
  if (equal(node.value, wanted)) return yaml.text.slice(from, to);
  const group = patchGroup(yaml, node, wanted, form);
  if (group !== undefined) return yaml.text.slice(from, node.from) + group + yaml.text.slice(node.to, to);
  const place = { column, style: yaml.style, form };
  if (node.kind === "scalar") return replaceValue(yaml, child, patchScalar(yaml, node, wanted, place));
  const { head, below } = writeValue(wanted, place);
  return replaceValue(yaml, child, { head, below: withEnds(below, "", yaml.style.end) });
}

/** `undefined` where what is wanted is of another kind, or empty. */
function patchGroup(yaml: PatchedYaml, node: Node, wanted: Value, form: FormSchema | undefined): string | undefined {
  if (typeof wanted !== "object" || wanted === null || Object.keys(wanted).length === 0) return undefined;
  if (node.kind === "map" && isFields(wanted)) return patchMap(yaml, node, { wanted, form }, patchChild);
  if (node.kind === "list" && Array.isArray(wanted)) return patchList(yaml, node, { wanted, form }, patchChild);
  const isSameKind =
    node.kind === "flow" && node.parts.length > 0 && Array.isArray(node.value) === Array.isArray(wanted);
  return isSameKind ? patchFlow(yaml, node, wanted, { form }) : undefined;
}
