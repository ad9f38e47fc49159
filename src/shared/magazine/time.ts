/**
 * Moments of publication: a day, `2026-11-06`, or a minute of a day, `2026-11-06 18:00`, in the time zone of the
 * magazine. Sorting moments as texts puts them in chronological order; a day comes before its minutes.
 */
import { TIME_ZONE } from "./zone.ts";

export const dayOf = (moment: string): string => moment.slice(0, 10);

/** Returns the time of a moment, `18:00`; `""` for a day. */
export const minuteOf = (moment: string): string => moment.slice(11);

/** Returns a moment in the format of RFC 3339, `2026-11-06T18:00:00-03:00`; a day is returned as it is. */
export function isoOf(moment: string): string {
  const minute = minuteOf(moment);
  if (!minute) return moment;
  const local = `${dayOf(moment)}T${minute}:00`;
  // `nearbyOffset` is the offset at the same hour in UTC. It may be wrong if the clocks change around the moment.
  const nearbyOffset = offsetAt(new Date(`${local}Z`));
  return local + offsetAt(new Date(local + nearbyOffset));
}

/** Returns the offset of the magazine's time zone at a date: `-03:00`; `Z` for no offset. */
function offsetAt(date: Date): string {
  const clock = new Intl.DateTimeFormat("en", { timeZone: TIME_ZONE, timeZoneName: "longOffset" });
  const name = clock.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name.slice("GMT".length) || "Z";
}
