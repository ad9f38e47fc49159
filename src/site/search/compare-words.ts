/** Comparison of words for the search. */
import { distance } from "fastest-levenshtein";
import { plain } from "../../shared/compiled/without-accents.ts";

const WORD = /[\p{L}\p{N}]+/gu;

/** Returns the words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Matches the endings of Spanish words for gender and number. */
const ENDING = /(?:es|[aeo]s?|s)$/;

/** Returns the words of a text in lower case and without accents, separated by spaces. */
export const plainWords = (text: string) => wordsOf(text).map(plain).join(" ");

/** Returns the stem that the forms of a plain word share: `fotograf` for `fotografo` and `fotografas`. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(ENDING, "") : word);

/** Whether a known word begins with the typed word, or is another form of the typed word. */
export const isFormOf = (typed: string, known: string) => known.startsWith(typed) || stemOf(known) === stemOf(typed);

/** Minimum number of first letters that two words of the same family share. */
const LEAST_SHARED = 4;

/**
 * Whether two words may belong to the same word family, like `cosimos` and `cosieron`. The result is a guess, because
 * Pagefind's stemmer decides in the search.
 */
export const isAkin = (typed: string, known: string) =>
  typed.length >= LEAST_SHARED && known.startsWith(typed.slice(0, LEAST_SHARED));

/**
 * Returns the number of letters that have to be added, left out, changed or swapped with their neighbour to turn one
 * word into the other. Words whose lengths differ by more than `most` are not compared and count as `most + 1`.
 */
export function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const swapped = Array.from(one.slice(1), (letter, at) => letter + one.charAt(at))
    .map((pair, at) => ({ pair, word: one.slice(0, at) + pair + one.slice(at + 2) }))
    .filter(({ pair, word }) => word !== one && other.includes(pair));
  return Math.min(distance(one, other), ...swapped.map(({ word }) => 1 + distance(word, other)));
}
