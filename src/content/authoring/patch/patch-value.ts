/** Patches a value of a document, according to the kind of the new value and the style of the old one. */
import { type Fields, type Value, isFields, isEqual } from "../../../shared/values.ts";
import { pairItems } from "../../../shared/merge/pair-items.ts";
import type { FormSchema } from "../schemas/form-schema.ts";
import { type PatchedYaml, pad, type WrittenValue, writeField, writeItem, writeValue } from "./write-yaml.ts";
import { patchFlow } from "./patch-flow.ts";
import { patchText } from "./patch-text.ts";
import { type Block, type Child, endOfLine, isBlock, isBlockText, type Node } from "./yaml-places.ts";
import { fieldOf, itemOf, orderNames } from "./schema-order.ts";

type Form = FormSchema | undefined;

/** Returns the new text of a whole YAML document; `undefined` if the text must be rewritten. */
export function patchRoot(yaml: PatchedYaml, root: Node, target: Fields, form: FormSchema): string | undefined {
  const value = patchGroup(yaml, root, target, form);
  return value === undefined ? undefined : yaml.text.slice(0, root.from) + value + yaml.text.slice(root.to);
}

/** Patches a list or a mapping; returns `undefined` if the target value is empty or of another kind. */
function patchGroup(yaml: PatchedYaml, node: Node, target: Value, form: Form): string | undefined {
  if (typeof target !== "object" || target === null || Object.keys(target).length === 0) return undefined;
  if (node.kind === "map" && isFields(target)) return patchMap(yaml, node, target, form);
  if (node.kind === "list" && Array.isArray(target)) return patchList(yaml, node, target, form);
  const isSameKind =
    node.kind === "flow" && node.parts.length > 0 && Array.isArray(node.value) === Array.isArray(target);
  return isSameKind ? patchFlow(yaml, node, target, form) : undefined;
}

/** Patches a mapping. Changed fields keep their place; new fields are inserted in the order of the schema. */
function patchMap({ text, style }: PatchedYaml, map: Block, target: Fields, form: Form): string {
  const rows = new Map<string, string>();
  // The comment at the beginning of a file stays there, whichever field comes first.
  const header = map.from === 0 ? (map.children[0]?.lead ?? "") : "";
  let comments = "";
  for (const child of map.children) {
    const name = String(child.name);
    comments += child === map.children[0] ? child.lead.slice(header.length) : child.lead;
    if (!(name in target)) continue;
    rows.set(name, comments + patchChild({ text, style }, child, target[name] ?? null, fieldOf(form, name)));
    comments = "";
  }
  const place = { column: map.column, style, form };
  const lines = orderNames(target, [...rows.keys()], form).map(
    (name) => rows.get(name) ?? writeField(name, target[name] ?? null, place),
  );
  return header + joinRows(map, [...lines, comments]);
}

/** Patches a list. An item that moves keeps its lines and the comments above it. */
function patchList(yaml: PatchedYaml, list: Block, target: readonly Value[], form: Form): string {
  const pairs = pairItems(list.value as Value[], target);
  const leads = leadsAbove(list.children, pairs);
  const place = { column: list.column, style: yaml.style, form };
  const rows = target.map((item, at) => {
    const child = list.children[pairs[at] ?? -1];
    return (leads[at] ?? "") + (child ? patchChild(yaml, child, item, itemOf(form)) : writeItem(item, place));
  });
  return joinRows(list, rows);
}

/** Joins rows. The first row of an inline block follows the dash of its item, so its indentation is removed. */
const joinRows = ({ inline }: Block, rows: readonly string[]) =>
  inline ? rows.join("").replace(/^ */, "") : rows.join("");

/** Writes the lines of a field or a list item with its new value. */
function patchChild(yaml: PatchedYaml, child: Child, target: Value, form: Form): string {
  const { node, from, to, column } = child;
  const { text, style } = yaml;
  const start = pad(column);
  if (isEqual(node.value, target)) return start + text.slice(from, to);
  const group = patchGroup(yaml, node, target, form);
  if (group !== undefined) return start + text.slice(from, node.from) + group + text.slice(node.to, to);
  const place = { column, style, form };
  const isText = node.kind === "single" && typeof target === "string";
  return start + replaceValue(text, child, isText ? patchText(yaml, node, target, place) : writeValue(target, place));
}

/** Replaces a value. The key, the dash and the comment on the same line stay. */
function replaceValue(text: string, child: Child, { head, below }: WrittenValue): string {
  const { from, to, node } = child;
  const gap = text.slice(child.head, isBlock(node) ? child.head : node.from);
  const isSameLine = !gap.includes("\n");
  const keepsGap = head !== "" && gap !== "" && (isSameLine || (below === "" && !isBlockText(node)));
  const separator = head === "" ? "" : keepsGap ? gap : " ";
  const [start, end] = restOfLine(text, child);
  const comment = keepsGap || isSameLine ? "" : (/(?<![ \t])[ \t]+#[^\n]*/.exec(gap)?.[0] ?? "");
  const rest = start === end ? "\n" : text.slice(start, end);
  return (
    text.slice(from, child.head) + separator + head + comment + rest + below + text.slice(Math.max(node.to, end), to)
  );
}

/** Returns the range of the comment and line break after a value, its indicator or its key, on the same line. */
function restOfLine(text: string, { head, node }: Child): [from: number, to: number] {
  if (isBlock(node)) return node.inline ? [node.to, node.to] : [head, endOfLine(text, head)];
  const from = isBlockText(node) ? node.from + (/^[|>][-+0-9]*/.exec(text.slice(node.from))?.[0].length ?? 0) : node.to;
  return [from, endOfLine(text, from)];
}

/** The comments and blank lines above a list item. */
interface Lead {
  /** The comments directly above the item. */
  comments: string;
  /** The blank lines and other comments above the item's own comments. */
  gap: string;
}

/** Returns the lines above each item of the new list. `pairs` contains the old index of each new item. */
function leadsAbove(children: readonly Child[], pairs: readonly (number | undefined)[]): string[] {
  const leads = children.map(({ lead }): Lead => {
    const [comments = ""] = /(?:[ \t]*#[^\n]*\n)*$/.exec(lead) ?? [];
    return { comments, gap: lead.slice(0, lead.length - comments.length) };
  });
  const lines = pairs.map((index, at) => gapAbove(leads, at, index) + (leads[index ?? -1]?.comments ?? ""));
  // If a blank line separates comments from the removed item below them, the comments move to the next item.
  for (const [index, { gap }] of [...leads.entries()].toReversed()) {
    if (index === 0 || gap.trim() === "" || pairs.includes(index)) continue;
    const next = pairs.findIndex((pair) => pair !== undefined && pair > index);
    const at = next < 0 ? pairs.length - 1 : next;
    lines[at] = gap + (lines[at] ?? "");
  }
  return lines;
}

/**
 * Returns the gap above an item of the new list. The first item gets the first gap of the old list. A new item gets the
 * gap that the old items have in common, if there is one; the first old item is ignored.
 */
function gapAbove(leads: readonly Lead[], at: number, index = 0): string {
  const gap = index === 0 ? "" : (leads[index]?.gap ?? "");
  if (at === 0) return (leads[0]?.gap ?? "") + (gap.trim() === "" ? "" : gap);
  return index === 0 ? separatorOf(leads) : gap;
}

function separatorOf([, ...leads]: readonly Lead[]): string {
  const [{ gap } = { gap: "" }] = leads;
  return gap.trim() !== "" || leads.some((lead) => lead.gap !== gap) ? "" : gap;
}
