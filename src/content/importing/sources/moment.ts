/** Converts dates from exports to the date format of the magazine. */
import { momentOf } from "../../compiler/document/publication.ts";
import { contentConfig } from "../../../types/content-config.ts";
import { dayOf } from "../../../shared/magazine/time.ts";
import { published } from "../../schema/fields/basic.ts";

const LOCAL = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;

/** Matches a text with a time zone that `Date.parse` understands, such as `-0300`, `GMT` or `PST`. */
const HAS_ZONE = /\dZ$|:\d\d(?:\.\d+)?\s*[+-]\d\d:?\d\d$|\b(?:UTC|GMT|[ECMP][SD]T)\b/i;

/**
 * Converts a text, or milliseconds since the epoch, to `2026-11-20 18:00` in the magazine's time zone; returns `""` if
 * the value is not a valid date.
 */
export function momentFrom(value: unknown): string {
  const moment =
    typeof value === "number" ? momentAt(value) : readMoment(typeof value === "string" ? value.trim() : "");
  return published.safeParse(moment).success ? moment : "";
}

function readMoment(text: string): string {
  const [, day, minute] = LOCAL.exec(text) ?? [];
  if (day) return [day, minute].filter(Boolean).join(" ");
  if (HAS_ZONE.test(text)) return momentAt(Date.parse(text));
  // `Date.parse` would read a text without a time zone, such as `Jul 08 2022`, in the time zone of this machine.
  const moment = momentAt(Date.parse(`${text} UTC`), "UTC");
  return text.includes(":") ? moment : dayOf(moment);
}

const momentAt = (time: number, zone = contentConfig.timeZone) => (Number.isNaN(time) ? "" : momentOf(zone, time));
