/** Converts dates from exports to the date format of the magazine. */
import { momentOf } from "../../compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { published } from "../../schema/fields/basic.ts";

const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * Converts a text, or milliseconds since the epoch, to `2026-11-20 18:00` in the magazine's time zone; returns `""` if
 * the value is not a valid date.
 */
export function momentFrom(written: unknown): string {
  const text = typeof written === "string" ? written.trim() : "";
  const [, day, minute] = LOCAL.exec(text) ?? [];
  const time = typeof written === "number" ? written : Date.parse(text);
  const moment = day ? [day, minute].filter(Boolean).join(" ") : zoned(time);
  return published.safeParse(moment).success ? moment : "";
}

const zoned = (time: number) => (Number.isNaN(time) ? "" : momentOf(contentConfig.timeZone, time));
