/** Which documents readers can see: drafts and documents that come out later are shown to editors only. */
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { dayOf } from "../../../shared/magazine/time.ts";
import type { Metadata } from "./document.ts";

/** A calendar day, `2026-11-20`. */
export type Day = string;

/** A day, or a minute of it, `2026-11-20 18:00`. */
export type Moment = string;

/** Now, or the moment that SOURCE_DATE_EPOCH names: https://reproducible-builds.org/specs/source-date-epoch/ */
export function now(timeZone: string): Moment {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  return momentOf(timeZone, epoch ? Number(epoch) * 1000 : Date.now());
}

/** `time`: milliseconds since the epoch. */
export const momentOf = (timeZone: string, time: number): Moment => clockOf(timeZone).format(time);

export const today = (timeZone: string): Day => dayOf(now(timeZone));

/** Making one takes longer than reading a document. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes dates as ISO 8601 does.
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, clock);
  return clock;
}

export function unpublishedOf(
  { draft, published }: Pick<Metadata, "draft" | "published">,
  moment: Moment,
): Unpublished | undefined {
  if (draft) return "draft";
  return published !== undefined && published > moment ? "scheduled" : undefined;
}
