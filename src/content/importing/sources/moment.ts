/** Converts dates from exports to the date format of the magazine. */
import { momentOf } from "../../compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { published } from "../../schema/fields/basic.ts";

const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/**
 * Converts a text, or milliseconds since the epoch, to `2026-11-20 18:00` in the magazine's time zone; returns `""` if
 * the value is not a valid date.
 */
export function momentFrom(value: unknown): string {
  const text = typeof value === "string" ? value.trim() : "";
  const [, day, minute] = LOCAL.exec(text) ?? [];
  const time = typeof value === "number" ? value : Date.parse(text);
  const moment = day ? [day, minute].filter(Boolean).join(" ") : localMoment(time);
  return published.safeParse(moment).success ? moment : "";
}

const localMoment = (time: number) => (Number.isNaN(time) ? "" : momentOf(contentConfig.timeZone, time));
