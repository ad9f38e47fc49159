/** Selects the documents that the first screen lists as tasks. */
import { dayOf } from "../../../shared/magazine/time.ts";
import type { Entry } from "../../contract/protocol.ts";
import { DAY } from "../dates.ts";
import { byDraftThenDate, isComing, type ComingEntry } from "../list/search.ts";

/** Returns documents with unsaved content on the server or in a local copy. */
export const unsavedOf = (entries: readonly Entry[], filesWithCopy: ReadonlySet<string>): Entry[] =>
  entries
    .map((entry) => (filesWithCopy.has(entry.file) ? { ...entry, unsaved: true } : entry))
    .filter(({ unsaved }) => unsaved)
    .toSorted(byDraftThenDate);

export const draftsOf = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ unpublished }) => unpublished === "draft").toSorted(byDraftThenDate);

/**
 * Returns documents with errors, then documents with only warnings. In each group, drafts come last. Apart from that,
 * documents with more problems come first.
 */
export const entriesWithProblems = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ problems, warnings }) => problems + warnings > 0)
    .toSorted((one, other) => rankOf(other) - rankOf(one) || byProblemCount(one, other));

const rankOf = ({ problems, unpublished }: Entry) => 2 * Number(problems > 0) + Number(unpublished !== "draft");

const byProblemCount = (one: Entry, other: Entry) =>
  other.problems - one.problems || other.warnings - one.warnings || byDraftThenDate(one, other);

export interface ComingDay {
  day: string;
  entries: readonly ComingEntry[];
}

export interface Calendar {
  /** Weeks from Monday to Sunday, beginning with the current week. */
  weeks: ComingDay[][];
  /** Days that come after the last of the `weeks` and have documents. */
  later: ComingDay[];
}

/** Minimum and maximum number of weeks. Within these limits, the last week with documents ends the calendar. */
const [MIN_WEEKS, MAX_WEEKS] = [2, 6];

/** Returns the day that is `days` days after `day`, or before `day` if the number is negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Returns the calendar of scheduled documents, and of drafts that are planned for today or later. */
export function calendarOf(entries: readonly Entry[], now: string): Calendar {
  const days = comingDays(entries, now);
  const today = dayOf(now);
  const monday = daysAfter(today, -((new Date(today).getUTCDay() + 6) % 7));
  const end = daysAfter(monday, 7 * MAX_WEEKS);
  const last = days.findLast(({ day }) => day < end)?.day ?? monday;
  const count = Math.max(MIN_WEEKS, Math.floor((Date.parse(last) - Date.parse(monday)) / (7 * DAY)) + 1);
  const dayAt = (offset: number) => {
    const day = daysAfter(monday, offset);
    return days.find((each) => each.day === day) ?? { day, entries: [] };
  };
  const weekAt = (week: number) => Array.from({ length: 7 }, (_, offset) => dayAt(7 * week + offset));
  return {
    weeks: Array.from({ length: count }, (_, week) => weekAt(week)),
    later: days.filter(({ day }) => day >= end),
  };
}

/**
 * Returns the coming documents by day, the soonest first. Within a day, documents without a time come first. The state
 * `scheduled` is removed, because every document in the calendar is scheduled unless it is marked as a draft.
 */
function comingDays(entries: readonly Entry[], now: string): ComingDay[] {
  const coming = entries
    .filter((entry) => isComing(entry, now))
    .toSorted((one, other) => (one.published < other.published ? -1 : 1))
    .map(({ unpublished, ...entry }) => (unpublished === "draft" ? { ...entry, unpublished } : entry));
  const days = new Set(coming.map(({ published }) => dayOf(published)));
  return [...days].map((day) => ({ day, entries: coming.filter(({ published }) => dayOf(published) === day) }));
}
