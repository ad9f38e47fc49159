/** Items below one another: each keeps its lines and the comments above it, wherever it goes. */
import type { Value } from "../../../shared/values.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { PatchedYaml } from "./file-style.ts";
import { pairItems } from "../../../shared/merge/pair-items.ts";
import type { PatchChild } from "./patch-map.ts";
import { joinRows, newText, type Row } from "./rows.ts";
import { itemOf } from "./schema-order.ts";
import type { Block } from "./tree.ts";
import { writeItem } from "./write-value.ts";

interface Target {
  wanted: readonly Value[];
  form: FormSchema | undefined;
}

export function patchList(yaml: PatchedYaml, list: Block, { wanted, form }: Target, patchChild: PatchChild): string {
  const pairs = pairItems(list.value as Value[], wanted);
  const leads = leadsOf(list);
  const stays = commentsLeft(leads, pairs);
  const place = { column: list.column, style: yaml.style, form };
  const rows = wanted.map((item, at): Row => {
    const index = pairs[at];
    const child = index === undefined ? undefined : list.children[index];
    const text = child ? patchChild(yaml, child, item, itemOf(form)) : newText(writeItem(item, place), place);
    return { lead: gapAbove(leads, at, index) + (leads[index ?? -1]?.own ?? ""), text };
  });
  for (const [at, text] of stays) rows[at] = { ...rows[at], lead: text + (rows[at]?.lead ?? "") } as Row;
  return joinRows(list, rows, "");
}

interface Lead {
  /** The comments directly above an item. */
  own: string;
  /** Blank lines and other comments above those. */
  gap: string;
}

function leadsOf({ children }: Block): Lead[] {
  return children.map(({ lead }) => {
    const own = /(?:[ \t]*#[^\r\n]*(?:\r\n|\n|\r))*$/.exec(lead)?.[0] ?? "";
    return { own, gap: lead.slice(0, lead.length - own.length) };
  });
}

const saysSomething = (lines: string) => lines.trim() !== "";

/** What separates items stays between items: the first place keeps its own, a new place gets that of the others. */
function gapAbove(leads: readonly Lead[], at: number, index = 0): string {
  const own = index === 0 ? "" : (leads[index]?.gap ?? "");
  if (at === 0) return (leads[0]?.gap ?? "") + (saysSomething(own) ? own : "");
  return index === 0 ? separatorOf(leads) : own;
}

function separatorOf([, ...leads]: readonly Lead[]): string {
  const [{ gap } = { gap: "" }] = leads;
  return saysSomething(gap) || leads.some((lead) => lead.gap !== gap) ? "" : gap;
}

/** Comments that stand by themselves above an item that is gone: where they go on, and their lines. */
function commentsLeft(leads: readonly Lead[], pairs: readonly (number | undefined)[]): Map<number, string> {
  const left = new Map<number, string>();
  for (const [index, { gap }] of leads.entries()) {
    if (index === 0 || !saysSomething(gap) || pairs.includes(index)) continue;
    const next = pairs.findIndex((pair) => pair !== undefined && pair > index);
    const at = next < 0 ? pairs.length - 1 : next;
    left.set(at, (left.get(at) ?? "") + gap);
  }
  return left;
}
