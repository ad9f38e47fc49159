/**
 * Rewrites YAML with the library `yaml`, for changes that cannot be patched. Comments and quotes are kept, but the
 * formatting of unchanged lines may differ.
 */
import { type Fields, type Value, isFields, equal } from "../../../shared/values.ts";
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import type { FormSchema } from "../schemas/form-schema.ts";
import type { FileStyle } from "./write-yaml.ts";
import { pairItems } from "../../../shared/merge/pair-items.ts";
import { fieldOf, itemOf, namesOf } from "./schema-order.ts";

/** Returns the new text without a final line break; `undefined` if `yaml` cannot read the text. */
export function rewrite(
  text: string,
  wanted: Value,
  form: FormSchema | undefined,
  style: FileStyle,
): string | undefined {
  const document: Document = parseDocument(text);
  if (document.errors.length > 0) return undefined;
  document.contents = changed(document, document.contents, wanted, form);
  const written = document.toString({
    lineWidth: 0,
    indent: style.group,
    indentSeq: style.list > 0,
    flowCollectionPadding: /^[[{][ \t]/.test(text),
    singleQuote: style.quote === "single",
  });
  return written.trimEnd();
}

function changed(document: Document, node: unknown, wanted: Value, form: FormSchema | undefined): Node {
  if (isMap(node) && isFields(wanted)) return changedMap(document, node, wanted, form);
  if (isSeq(node) && Array.isArray(wanted)) return changedList(document, node, wanted, form);
  if (!isScalar(node) || typeof wanted === "object") return document.createNode(wanted);
  if (!equal(node.toJSON() as Value, wanted)) node.value = wanted;
  return node;
}

function changedMap(document: Document, map: YAMLMap, wanted: Fields, form: FormSchema | undefined): Node {
  const pairs = new Map(map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair]));
  map.items = namesOf(wanted, [...pairs.keys()], form).map((name) => {
    const pair = pairs.get(name) ?? document.createPair(name, null);
    pair.value = changed(document, pair.value, wanted[name] ?? null, fieldOf(form, name));
    return pair;
  });
  return map;
}

function changedList(document: Document, list: YAMLSeq, wanted: Value[], form: FormSchema | undefined): Node {
  const pairs = pairItems(list.toJSON() as Value[], wanted);
  list.items = wanted.map((item, at) => changed(document, list.items[pairs[at] ?? -1], item, itemOf(form)));
  return list;
}
