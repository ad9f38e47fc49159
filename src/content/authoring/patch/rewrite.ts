/**
 * Rewrites YAML with the library `yaml`, for changes that cannot be patched. Comments and quotes stay, but the
 * formatting of unchanged lines may differ.
 */
import { type Fields, type Value, isFields, isEqual } from "../../../shared/values.ts";
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import type { FormSchema } from "../schemas/form-schema.ts";
import type { FileStyle } from "./write-yaml.ts";
import { pairItems } from "../../../shared/merge/pair-items.ts";
import { fieldOf, itemOf, orderNames } from "./schema-order.ts";

/** Returns the new text without a final line break; `undefined` if the library `yaml` cannot read the text. */
export function rewrite(
  text: string,
  target: Value,
  form: FormSchema | undefined,
  style: FileStyle,
): string | undefined {
  const document: Document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  document.contents = updateNode(document, document.contents, target, form);
  const output = document.toString({
    lineWidth: 0,
    indent: style.group,
    indentSeq: style.list > 0,
    flowCollectionPadding: /^[[{][ \t]/.test(text),
    singleQuote: style.quote === "single",
  });
  return output.trimEnd();
}

function updateNode(document: Document, node: unknown, target: Value, form: FormSchema | undefined): Node {
  if (isMap(node) && isFields(target)) return updateMap(document, node, target, form);
  if (isSeq(node) && Array.isArray(target)) return updateList(document, node, target, form);
  if (!isScalar(node) || typeof target === "object") return document.createNode(target);
  if (!isEqual(node.toJSON() as Value, target)) node.value = target;
  return node;
}

function updateMap(document: Document, map: YAMLMap, target: Fields, form: FormSchema | undefined): Node {
  const pairs = new Map(map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair]));
  map.items = orderNames(target, [...pairs.keys()], form).map((name) => {
    const pair = pairs.get(name) ?? document.createPair(name, null);
    pair.value = updateNode(document, pair.value, target[name] ?? null, fieldOf(form, name));
    return pair;
  });
  return map;
}

function updateList(document: Document, list: YAMLSeq, target: Value[], form: FormSchema | undefined): Node {
  const pairs = pairItems(list.toJSON() as Value[], target);
  list.items = target.map((item, at) => updateNode(document, list.items[pairs[at] ?? -1], item, itemOf(form)));
  return list;
}
