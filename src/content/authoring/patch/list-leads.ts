/** The comments and blank lines between the items of a list that gets other items. */
import type { Child } from "./places.ts";

interface Lead {
  /** The comments directly above an item. */
  own: string;
  /** Blank lines and other comments above those. */
  gap: string;
}

/** What stands above each item; `pairs` has the place that it had before. */
export function leadsAbove(children: readonly Child[], pairs: readonly (number | undefined)[]): string[] {
  const leads = children.map(({ lead }): Lead => {
    const [own = ""] = /(?:[ \t]*#[^\n]*\n)*$/.exec(lead) ?? [];
    return { own, gap: lead.slice(0, lead.length - own.length) };
  });
  const above = pairs.map((index, at) => gapAbove(leads, at, index) + (leads[index ?? -1]?.own ?? ""));
  // Comments that stand by themselves above an item that is gone go on above the next.
  for (const [index, { gap }] of [...leads.entries()].toReversed()) {
    if (index === 0 || gap.trim() === "" || pairs.includes(index)) continue;
    const next = pairs.findIndex((pair) => pair !== undefined && pair > index);
    const at = next < 0 ? pairs.length - 1 : next;
    above[at] = gap + (above[at] ?? "");
  }
  return above;
}

/** What separates items stays between items: the first place keeps its own, a new place gets that of the others. */
function gapAbove(leads: readonly Lead[], at: number, index = 0): string {
  const own = index === 0 ? "" : (leads[index]?.gap ?? "");
  if (at === 0) return (leads[0]?.gap ?? "") + (own.trim() === "" ? "" : own);
  return index === 0 ? separatorOf(leads) : own;
}

function separatorOf([, ...leads]: readonly Lead[]): string {
  const [{ gap } = { gap: "" }] = leads;
  return gap.trim() !== "" || leads.some((lead) => lead.gap !== gap) ? "" : gap;
}
