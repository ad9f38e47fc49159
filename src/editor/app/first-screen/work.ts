/** Finds the tasks of the first screen among the documents. */
import { dayOf } from "../../../shared/magazine/time.ts";
import type { Entry } from "../../contract/protocol.ts";
import { isMoment } from "../dates.ts";
import { byWork } from "../list/search.ts";

/** Returns unsaved documents, then drafts. `copied` has the files with a local copy. */
export const unfinishedOf = (entries: readonly Entry[], copied: ReadonlySet<string>): Entry[] =>
  entries
    .map((entry) => (copied.has(entry.file) ? { ...entry, unsaved: true } : entry))
    .filter(({ unsaved, unpublished }) => unsaved || unpublished === "draft")
    .toSorted((one, other) => Number(other.unsaved) - Number(one.unsaved) || byWork(one, other));

/**
 * Returns documents with errors, then documents with only warnings. In both groups, drafts come last, and documents
 * with more problems come first.
 */
export const troubledOf = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ problems, warnings }) => problems + warnings > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one) || byTrouble(one, other));

const weightOf = ({ problems, unpublished }: Entry) => 2 * Number(problems > 0) + Number(unpublished !== "draft");

const byTrouble = (one: Entry, other: Entry) =>
  other.problems - one.problems || other.warnings - one.warnings || byWork(one, other);

interface ComingEntry extends Entry {
  published: string;
}

export interface ComingDay {
  day: string;
  entries: ComingEntry[];
}

/** Returns scheduled documents by day, the soonest first. Within a day, documents without a time come first. */
export function comingDays(entries: readonly Entry[]): ComingDay[] {
  const coming = entries.filter(isComing).toSorted((one, other) => (one.published < other.published ? -1 : 1));
  const days = new Map<string, ComingEntry[]>();
  // The state is left out, because the section already says that its documents are scheduled.
  for (const { unpublished: _, ...entry } of coming) {
    const day = dayOf(entry.published);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, own]) => ({ day, entries: own }));
}

/**
 * Whether a document is scheduled for a valid day. An invalid day sorts after every day, and is reported as a problem
 * of the document.
 */
const isComing = (entry: Entry): entry is ComingEntry =>
  entry.unpublished === "scheduled" && entry.published !== undefined && isMoment(entry.published);
