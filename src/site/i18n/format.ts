/** Formats of dates and sizes in the reader's language. */
import { dayOf } from "../../shared/magazine/time.ts";

/**
 * Formats the day of a date with or without a time: `2026-11-06` → «6 de noviembre de 2026». The day is the same in
 * every time zone.
 */
export function formatDate(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(dayOf(moment)));
}

/** Formats a size in megabytes, at least 0.1: 12345678 → «12,3 MB». */
export function formatBytes(bytes: number, language: string): string {
  const megabytes = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, megabytes).format(Math.max(bytes / 1_000_000, 0.1));
}
