/** Dates in the reader's language. */

/** `2026-11-06` → «6 de noviembre de 2026», the same day in every time zone. */
export function formatDate(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
