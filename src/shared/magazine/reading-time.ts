/** Number of Spanish words that an adult reads on a screen in a minute. */
const WORDS_PER_MINUTE = 220;

/** Returns the reading time in whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** Counts the words of a plain text. A sign between spaces, such as a dash, does not count. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
