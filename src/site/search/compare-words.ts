/** Comparison of words for the search. */
import { distance } from "fastest-levenshtein";
import { foldText } from "../../shared/compiled/fold-text.ts";

const WORD = /[\p{L}\p{N}]+/gu;

/** Returns the words of a text, as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Matches the endings of Spanish words for gender and number. */
const ENDING = /(?:es|[aeo]s?|s)$/;

/** Returns the words of a text in lower case and without accents, separated by spaces. */
export const plainWords = (text: string) => wordsOf(text).map(foldText).join(" ");

/**
 * Returns the stem that the forms of a word share: `fotograf` for `fotografo` and `fotografas`. The word is in lower
 * case and without accents.
 */
const stemOf = (word: string) => (word.length > 3 ? word.replace(ENDING, "") : word);

/** Whether a known word begins with the typed word, or is another form of it. */
export const isFormOf = (typedWord: string, knownWord: string) =>
  knownWord.startsWith(typedWord) || stemOf(knownWord) === stemOf(typedWord);

/** Minimum number of first letters that two words of the same family share. */
const MIN_SHARED_LETTERS = 4;

/**
 * Whether two words may belong to the same word family, like `cosimos` and `cosieron`. This is only a guess: in the
 * search itself, Pagefind's stemmer decides.
 */
export const isAkin = (typedWord: string, knownWord: string) =>
  typedWord.length >= MIN_SHARED_LETTERS && knownWord.startsWith(typedWord.slice(0, MIN_SHARED_LETTERS));

/**
 * Returns the number of letters that have to be added, removed, changed or swapped with their neighbour to turn one
 * word into the other. Words whose lengths differ by more than `limit` are not compared and count as `limit + 1`.
 */
export function mistakesBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  const swapped = Array.from(one.slice(1), (letter, index) => letter + one.charAt(index))
    .map((pair, index) => ({ pair, word: one.slice(0, index) + pair + one.slice(index + 2) }))
    .filter(({ pair, word }) => word !== one && other.includes(pair));
  return Math.min(distance(one, other), ...swapped.map(({ word }) => 1 + distance(word, other)));
}
