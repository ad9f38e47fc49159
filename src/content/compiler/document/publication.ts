/** Which documents readers can see: drafts and documents of a later day are shown to editors only. */
import type { Unpublished } from "../../../shared/compiled/document.ts";
import type { Metadata } from "./document.ts";

/** A calendar day, `2026-11-20`. */
export type Day = string;

/** Today, or the day that SOURCE_DATE_EPOCH names: https://reproducible-builds.org/specs/source-date-epoch/ */
export function today(timeZone: string): Day {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  const now = epoch ? new Date(Number(epoch) * 1000) : new Date();
  return calendarOf(timeZone).format(now);
}

/** Making one takes longer than reading a document. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
}

export function unpublishedOf(
  { draft, published }: Pick<Metadata, "draft" | "published">,
  day: Day,
): Unpublished | undefined {
  if (draft) return "draft";
  return published !== undefined && published > day ? "scheduled" : undefined;
}
