/** Patches a value of a document, according to the kind of the new value and the style of the old one. */
import { type Fields, type Value, isFields, equal } from "../../../shared/values.ts";
import { pairItems } from "../../../shared/merge/pair-items.ts";
import type { FormSchema } from "../schemas/form-schema.ts";
import { type PatchedYaml, pad, type Written, writeField, writeItem, writeValue } from "./write-yaml.ts";
import { patchFlow } from "./patch-flow.ts";
import { patchText } from "./patch-text.ts";
import { type Block, type Child, endOfLine, isBlock, isBlockText, type Node } from "./yaml-places.ts";
import { fieldOf, itemOf, namesOf } from "./schema-order.ts";

type Form = FormSchema | undefined;

/** Returns the new text of a whole YAML document; `undefined` if the text must be rewritten. */
export function patchRoot(yaml: PatchedYaml, root: Node, wanted: Fields, form: FormSchema): string | undefined {
  const value = patchGroup(yaml, root, wanted, form);
  return value === undefined ? undefined : yaml.text.slice(0, root.from) + value + yaml.text.slice(root.to);
}

/** Patches a list or a mapping; returns `undefined` if the wanted value is empty or of another kind. */
function patchGroup(yaml: PatchedYaml, node: Node, wanted: Value, form: Form): string | undefined {
  if (typeof wanted !== "object" || wanted === null || Object.keys(wanted).length === 0) return undefined;
  if (node.kind === "map" && isFields(wanted)) return patchMap(yaml, node, wanted, form);
  if (node.kind === "list" && Array.isArray(wanted)) return patchList(yaml, node, wanted, form);
  const isSameKind =
    node.kind === "flow" && node.parts.length > 0 && Array.isArray(node.value) === Array.isArray(wanted);
  return isSameKind ? patchFlow(yaml, node, wanted, form) : undefined;
}

/** Patches a mapping. Changed fields keep their place; new fields are inserted in the order of the schema. */
function patchMap({ text, style }: PatchedYaml, map: Block, wanted: Fields, form: Form): string {
  const rows = new Map<string, string>();
  // The comment at the beginning of a file stays there, whichever field comes first.
  const header = map.from === 0 ? (map.children[0]?.lead ?? "") : "";
  let comments = "";
  for (const child of map.children) {
    const name = String(child.name);
    comments += child === map.children[0] ? child.lead.slice(header.length) : child.lead;
    if (!(name in wanted)) continue;
    rows.set(name, comments + patchChild({ text, style }, child, wanted[name] ?? null, fieldOf(form, name)));
    comments = "";
  }
  const place = { column: map.column, style, form };
  const written = namesOf(wanted, [...rows.keys()], form).map(
    (name) => rows.get(name) ?? writeField(name, wanted[name] ?? null, place),
  );
  return header + joined(map, [...written, comments]);
}

/** Patches a list. An item that moves keeps its lines and the comments above it. */
function patchList(yaml: PatchedYaml, list: Block, wanted: readonly Value[], form: Form): string {
  const pairs = pairItems(list.value as Value[], wanted);
  const leads = leadsAbove(list.children, pairs);
  const place = { column: list.column, style: yaml.style, form };
  const rows = wanted.map((item, at) => {
    const child = list.children[pairs[at] ?? -1];
    return (leads[at] ?? "") + (child ? patchChild(yaml, child, item, itemOf(form)) : writeItem(item, place));
  });
  return joined(list, rows);
}

/** Joins rows. The first row of an inline block follows the dash of its item, so its indentation is removed. */
const joined = ({ inline }: Block, rows: readonly string[]) =>
  inline ? rows.join("").replace(/^ */, "") : rows.join("");

/** Writes the lines of a field or a list item with another value. */
function patchChild(yaml: PatchedYaml, child: Child, wanted: Value, form: Form): string {
  const { node, from, to, column } = child;
  const { text, style } = yaml;
  const start = pad(column);
  if (equal(node.value, wanted)) return start + text.slice(from, to);
  const group = patchGroup(yaml, node, wanted, form);
  if (group !== undefined) return start + text.slice(from, node.from) + group + text.slice(node.to, to);
  const place = { column, style, form };
  const isText = node.kind === "single" && typeof wanted === "string";
  return start + replaceValue(text, child, isText ? patchText(yaml, node, wanted, place) : writeValue(wanted, place));
}

/** Replaces a value; the key, the dash and the comment on the same line are kept. */
function replaceValue(text: string, child: Child, { head, below }: Written): string {
  const { from, to, node } = child;
  const gap = text.slice(child.head, isBlock(node) ? child.head : node.from);
  const isNear = !gap.includes("\n");
  const keepsGap = head !== "" && gap !== "" && (isNear || (below === "" && !isBlockText(node)));
  const between = head === "" ? "" : keepsGap ? gap : " ";
  const [start, end] = restOfLine(text, child);
  const comment = keepsGap || isNear ? "" : (/(?<![ \t])[ \t]+#[^\n]*/.exec(gap)?.[0] ?? "");
  const rest = start === end ? "\n" : text.slice(start, end);
  return (
    text.slice(from, child.head) + between + head + comment + rest + below + text.slice(Math.max(node.to, end), to)
  );
}

/** Returns the range after a value (or its key or indicator) on the same line: a comment and the line break. */
function restOfLine(text: string, { head, node }: Child): [from: number, to: number] {
  if (isBlock(node)) return node.inline ? [node.to, node.to] : [head, endOfLine(text, head)];
  const from = isBlockText(node) ? node.from + (/^[|>][-+0-9]*/.exec(text.slice(node.from))?.[0].length ?? 0) : node.to;
  return [from, endOfLine(text, from)];
}

/** The comments and blank lines above a list item. */
interface Lead {
  /** The comments directly above the item. */
  own: string;
  /** The blank lines and other comments above the item's own comments. */
  gap: string;
}

/** Returns the lines above each item of the new list. `pairs` has the old index of each item. */
function leadsAbove(children: readonly Child[], pairs: readonly (number | undefined)[]): string[] {
  const leads = children.map(({ lead }): Lead => {
    const [own = ""] = /(?:[ \t]*#[^\n]*\n)*$/.exec(lead) ?? [];
    return { own, gap: lead.slice(0, lead.length - own.length) };
  });
  const above = pairs.map((index, at) => gapAbove(leads, at, index) + (leads[index ?? -1]?.own ?? ""));
  // A comment above a removed item moves to the next item if a blank line separates it from the removed one.
  for (const [index, { gap }] of [...leads.entries()].toReversed()) {
    if (index === 0 || gap.trim() === "" || pairs.includes(index)) continue;
    const next = pairs.findIndex((pair) => pair !== undefined && pair > index);
    const at = next < 0 ? pairs.length - 1 : next;
    above[at] = gap + (above[at] ?? "");
  }
  return above;
}

/**
 * Returns the separator above an item: the first item keeps the first separator, and a new item gets the one that all
 * other items share.
 */
function gapAbove(leads: readonly Lead[], at: number, index = 0): string {
  const own = index === 0 ? "" : (leads[index]?.gap ?? "");
  if (at === 0) return (leads[0]?.gap ?? "") + (own.trim() === "" ? "" : own);
  return index === 0 ? separatorOf(leads) : own;
}

function separatorOf([, ...leads]: readonly Lead[]): string {
  const [{ gap } = { gap: "" }] = leads;
  return gap.trim() !== "" || leads.some((lead) => lead.gap !== gap) ? "" : gap;
}
