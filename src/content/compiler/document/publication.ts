/** Decides which documents are visible. Readers do not see drafts and scheduled documents. */
import type { Unpublished } from "../../../shared/compiled/document.ts";
import { dayOf } from "../../../shared/magazine/time.ts";
import { onceForEach } from "../../../shared/once.ts";
import type { Metadata } from "./document.ts";

export type Day = string;

/** A calendar day, such as `2026-11-20`, or a minute of a day, such as `2026-11-20 18:00`. */
export type Moment = string;

/**
 * Returns the current moment, or the moment in the environment variable SOURCE_DATE_EPOCH if it is set:
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function now(timeZone: string): Moment {
  const { SOURCE_DATE_EPOCH: epoch } = process.env;
  return momentOf(timeZone, epoch ? Number(epoch) * 1000 : Date.now());
}

/** Converts a time in milliseconds since the epoch to a moment in the time zone. */
export const momentOf = (timeZone: string, time: number): Moment => formatterOf(timeZone).format(time);

export const today = (timeZone: string): Day => dayOf(now(timeZone));

/**
 * Returns the formatter of a time zone, cached because creating one takes longer than reading a document. The Swedish
 * locale formats dates as ISO 8601.
 */
const formatterOf = onceForEach(
  (timeZone: string) => new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" }),
);

export function unpublishedOf(
  { draft, published }: Pick<Metadata, "draft" | "published">,
  moment: Moment,
): Unpublished | undefined {
  if (draft) return "draft";
  return published !== undefined && published > moment ? "scheduled" : undefined;
}
