/** Words as the search compares them. */
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
 * Letters that have to be added, left out, changed or swapped with their neighbour to make one word of another (optimal
 * string alignment); stops counting at `most`.
 */
export function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, current]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(current, column) + 1,
          at(next, column - 1) + 1,
          at(current, column - 1) + (same ? 0 : 1),
          swapped ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    [before, current] = [current, next];
  }
  return at(current, other.length);
}

const at = (row: readonly number[] = [], column: number) => row[column] ?? Infinity;
