/** Dates in the reader's language, and reading times. */

/** `2026-11-06` → «6 de noviembre de 2026», the same day in every time zone. */
export function formatDate(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** Words that an adult reads in a minute on a screen, in Spanish. */
const WORDS_PER_MINUTE = 220;

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
