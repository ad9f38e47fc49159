/** Finds and sorts the documents that match a search and filters: drafts come first, then the newest documents. */
import * as messages from "#messages";
import { foldText } from "../../../shared/compiled/fold-text.ts";
import { dayOf } from "../../../shared/magazine/time.ts";
import type { Entry, EditorType } from "../../contract/protocol.ts";
import { isMoment } from "../dates.ts";

export interface Group {
  type: EditorType;
  entries: readonly Entry[];
}

/** Returns the documents that match a search, grouped by type. Letter case and accents do not matter. */
export function groupsOf(types: readonly EditorType[], entries: readonly Entry[], search: string): Group[] {
  const words = foldText(search).split(" ").filter(Boolean);
  const matches = entries.filter((entry) => {
    const text = foldText(`${entry.title} ${entry.slug}`);
    return words.every((word) => text.includes(word));
  });
  return types
    .map((type) => ({
      type,
      entries: matches.filter(({ collection }) => collection === type.name).toSorted(byDraftThenDate),
    }))
    .filter(({ entries: groupEntries }) => groupEntries.length > 0);
}

/** The filters of the list. `mine` selects documents with unsaved or unpublished changes by the person editing. */
export const FILTERS = {
  drafts: ({ unpublished }) => unpublished === "draft",
  mine: ({ unsaved, mine = false }) => unsaved || mine,
  troubled: ({ problems, warnings }) => problems + warnings > 0,
  coming: isComing,
} satisfies Record<string, (entry: Entry, now: string) => boolean>;

export type Filter = keyof typeof FILTERS;

export interface ComingEntry extends Entry {
  published: string;
}

/**
 * Whether a document is scheduled, or is a draft that is planned for today or later. A document with an invalid day is
 * excluded, because the day is already reported as a problem.
 */
export function isComing(entry: Entry, now: string): entry is ComingEntry {
  const { unpublished, published = "" } = entry;
  const isPlanned = unpublished === "draft" && dayOf(published) >= dayOf(now);
  return (unpublished === "scheduled" || isPlanned) && isMoment(published);
}

/** Compares two documents for sorting: drafts come before other documents; in both groups, the newest come first. */
export function byDraftThenDate(a: Entry, b: Entry): number {
  const draftOrder = Number(b.unpublished === "draft") - Number(a.unpublished === "draft");
  if (draftOrder !== 0) return draftOrder;
  const [one = "", other = ""] = [a.published, b.published];
  if (one !== other) return one < other ? 1 : -1;
  return TITLE_ORDER.compare(a.title, b.title);
}

const TITLE_ORDER = new Intl.Collator(messages.common.locale, { numeric: true });
