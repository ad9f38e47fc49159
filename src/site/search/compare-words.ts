/** Words as the search compares them. */
import { distance } from "fastest-levenshtein";
import { plain } from "../../shared/compiled/plain.ts";

const WORD = /[\p{L}\p{N}]+/gu;

/** As they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Ends of Spanish words that gender and number change. */
const ENDING = /(?:es|[aeo]s?|s)$/;

/** The plain words of a query. */
export const plainWords = (text: string) => wordsOf(text).map(plain).join(" ");

/** A plain word without its ending, in which forms of one word meet: `fotografo` and `fotografas`. */
const stemOf = (word: string) => (word.length > 3 ? word.replace(ENDING, "") : word);

/** Whether a known word begins with the one that is typed, or is another form of it. */
export const isFormOf = (typed: string, known: string) => known.startsWith(typed) || stemOf(known) === stemOf(typed);

/** With fewer letters in common, words are not of one family. */
const LEAST_SHARED = 4;

/** Whether they may be of one family, whose ends differ more: `cosimos` and `cosieron`. Pagefind knows better. */
export const isAkin = (typed: string, known: string) =>
  typed.length >= LEAST_SHARED && known.startsWith(typed.slice(0, LEAST_SHARED));

/**
 * Letters that have to be added, left out, changed or swapped with their neighbour to make one word of another; stops
 * counting at `most`.
 */
export function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const swapped = Array.from(one.slice(1), (letter, at) => letter + one.charAt(at))
    .map((pair, at) => ({ pair, word: one.slice(0, at) + pair + one.slice(at + 2) }))
    .filter(({ pair, word }) => word !== one && other.includes(pair));
  return Math.min(distance(one, other), ...swapped.map(({ word }) => 1 + distance(word, other)));
}
