/** Formats days (`2026-11-20`), minutes (`2026-11-20 18:00`) and timestamps in words. */
import * as messages from "#messages";
import { dayOf, minuteOf } from "../../shared/magazine/time.ts";
import type { Version } from "../contract/git.ts";
import { TIME_ZONE } from "../../shared/magazine/zone.ts";

/** The length of a day, in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

const LONG_DAY = new Intl.DateTimeFormat(messages.common.locale, {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const DISTANCE = new Intl.RelativeTimeFormat(messages.common.locale, { numeric: "auto" });

export function isMoment(text: string): boolean {
  const day = Date.parse(`${dayOf(text)}T00:00:00Z`);
  const isWellFormed = /^\d{4}-\d{2}-\d{2}(?: (?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text);
  return isWellFormed && !Number.isNaN(day) && new Date(day).toISOString().startsWith(dayOf(text));
}

/** Formats a moment as «viernes 20 de noviembre de 2026 a las 18:00». */
export function formatMoment(moment: string): string {
  const day = messages.time.asSaid(LONG_DAY.format(Date.parse(dayOf(moment))));
  return minuteOf(moment) ? messages.time.atMinute(day, minuteOf(moment)) : day;
}

export const formatMomentAndDistance = (moment: string, now: string) =>
  `${formatMoment(moment)} · ${distanceOf(moment, now)}`;

/** Formats the distance between two moments in days: «hoy», «pasado mañana». */
export const formatDistance = (moment: string, now: string) =>
  DISTANCE.format((Date.parse(dayOf(moment)) - Date.parse(dayOf(now))) / DAY, "day");

function distanceOf(moment: string, now: string): string {
  const days = formatDistance(moment, now);
  if (moment > now) return messages.time.toCome(days);
  return dayOf(moment) === dayOf(now) ? days : messages.time.past;
}

const WEEKDAY = new Intl.DateTimeFormat(messages.common.locale, { weekday: "long", timeZone: "UTC" });
const SHORT_DAY = new Intl.DateTimeFormat(messages.common.locale, { day: "numeric", month: "short", timeZone: "UTC" });

/** Formats the day of the week: «viernes». */
export const formatWeekday = (day: string): string => WEEKDAY.format(Date.parse(day));

/** Formats a day without its year: «23 nov». */
export const formatShortDay = (day: string): string => SHORT_DAY.format(Date.parse(day));

const TIME_STYLE = { dateStyle: "long", timeStyle: "short", hourCycle: "h23" } as const;
const LOCAL_TIME = new Intl.DateTimeFormat(messages.common.locale, TIME_STYLE);

/** Formats the time of a version in the time zone of this computer: «20 de noviembre de 2026 a las 18:30». */
export const formatTime = ({ time }: Pick<Version, "time">): string => LOCAL_TIME.format(new Date(time));

const MAGAZINE_TIME = new Intl.DateTimeFormat(messages.common.locale, { ...TIME_STYLE, timeZone: TIME_ZONE });
const MONTH = new Intl.DateTimeFormat(messages.common.locale, { month: "long", year: "numeric", timeZone: "UTC" });

/** Formats a time in the time zone of the magazine: «26 de noviembre de 2026, 18:30». */
export const formatMagazineTime = (time: string): string => MAGAZINE_TIME.format(new Date(time));

/** Formats the month `2026-11` as «noviembre de 2026». */
export const formatMonth = (month: string): string => MONTH.format(new Date(`${month}-01`));
