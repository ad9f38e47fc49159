/** Finds similar words without comparing every pair, and rates the probability that one is a typo of the other. */
import { append } from "../../../shared/append.ts";

export interface NearWord {
  word: string;
  rating: TypoRating;
}

type NearWords = ReadonlyMap<string, readonly NearWord[]>;

/**
 * Maps each word to the words that resemble it in spelling or sound. `sounds` maps words to their sounds. Pairs of two
 * real words (`isReal`) are left out, because neither word is a typo.
 */
export function nearWords(sounds: ReadonlyMap<string, string>, isReal: (word: string) => boolean): NearWords {
  const near = new Map<string, NearWord[]>();
  for (const [a, b] of candidatePairs(sounds)) {
    if (isReal(a) && isReal(b)) continue;
    const [one = "", other = ""] = [sounds.get(a), sounds.get(b)];
    const rating = one === other ? undefined : bestRating(rateTypo(a, b), rateTypo(one, other));
    if (!rating) continue;
    append(near, a, { word: b, rating });
    append(near, b, { word: a, rating });
  }
  return near;
}

const BEST_FIRST: readonly (TypoRating | undefined)[] = ["certain", "likely", "possible"];
const bestRating = (...ratings: (TypoRating | undefined)[]) => BEST_FIRST.find((each) => ratings.includes(each));

/** Checks whether a word is long enough to compare. Initials, articles and numbers are excluded. */
const isWord = (word: string) => word.length > 2 && !/\d/.test(word);

/** Yields pairs of words that are equal, in letters or sounds, after at most one letter is removed from each. */
export function* candidatePairs(sounds: ReadonlyMap<string, string>): Generator<[string, string]> {
  const byDeletion = new Map<string, string[]>();
  for (const [word, sound] of sounds) {
    if (!isWord(word)) continue;
    const matches = new Set<string>();
    for (const deletion of new Set([...deletionsOf(word), ...(sound === word ? [] : deletionsOf(sound))])) {
      for (const other of byDeletion.get(deletion) ?? []) matches.add(other);
      append(byDeletion, deletion, word);
    }
    for (const other of matches) yield [word, other];
  }
}

/** Returns the word itself, and the word without each of its letters. */
const deletionsOf = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];

/**
 * How probable a typo is. `certain`: other causes are very improbable. `likely`: it is a typo if the rest of the name
 * agrees. `possible`: it is a typo if, in addition, only one of the two words is known.
 */
export type TypoRating = "certain" | "likely" | "possible";

/** Groups of sounds that are easily confused. */
const SIMILAR_SOUNDS = ["bpw", "bf", "Cks", "dt", "ei", "gjk", "iY", "js", "lY", "lr", "mn", "ou"];

/** The rows of a keyboard, for finding neighbouring keys. */
const KEYBOARD_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const isVowel = (letter: string) => "aeiou".includes(letter);

export function rateTypo(a: string, b: string): TypoRating | undefined {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const at = firstDifference(short, long);
  if (long.length - short.length === 1)
    return short.slice(at) === long.slice(at + 1) ? rateMissingLetter(long, at) : undefined;
  if (long.length !== short.length) return undefined;
  if (short.slice(at + 1) === long.slice(at + 1)) return rateReplacedLetter(short, long, at);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && endsSame(short, long, at + 2);
  return isSwapped ? rateByLength(long, { certain: 4 }) : undefined;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

const endsSame = (a: string, b: string, from: number) => a.slice(from) === b.slice(from);

/**
 * The minimum length of a word for each rating. A typo is obvious in a long word, but a short word with another letter
 * is often another word.
 */
type MinLengths = Partial<Record<TypoRating, number>>;

function rateByLength({ length }: string, { certain = Infinity, likely = Infinity, possible = Infinity }: MinLengths) {
  if (length >= certain) return "certain";
  if (length >= likely) return "likely";
  return length >= possible ? "possible" : undefined;
}

/** Rates the probability of a typo if the other word lacks only the letter at position `at` of `long`. */
function rateMissingLetter(long: string, at: number): TypoRating | undefined {
  const letter = long[at] ?? "";
  // At the beginning, a letter often makes another name: Costa and Acosta; Fernández and Hernández, whose h is silent.
  if (at === 0) return rateByLength(long, isVowel(letter) ? { likely: 8, possible: 7 } : { possible: 7 });
  if (at < long.length - 1) return rateByLength(long, { certain: 6, likely: 5 });
  // At the end, a letter often makes another name, such as Martina or Pintos, but few names end like «Federic».
  if (isVowel(letter)) return rateByLength(long, minLengthsAtEnd(long.slice(0, -1)));
  return rateByLength(long, letter === "s" ? { likely: 7 } : { certain: 7, likely: 6 });
}

function minLengthsAtEnd(word: string): MinLengths {
  if (/[bcfgjkmpv]$/.test(word)) return { likely: 6 };
  return /[^aeiou][^aeiou]$|[dtY]$/.test(word) ? { likely: 9, possible: 6 } : { likely: 9 };
}

/** Rates two words that differ in the letter at position `at`. */
function rateReplacedLetter(a: string, b: string, at: number): TypoRating | undefined {
  const letters = [a[at] ?? "", b[at] ?? ""] as const;
  // At the beginning, another letter usually makes another name: Mora and Nora, Lara and Sara.
  if (at === 0) return areNeighbours(letters) ? rateByLength(a, { possible: 6 }) : undefined;
  // At the end, another letter usually makes another name: Mariano and Mariana, Solari and Solaro.
  if (at === a.length - 1)
    return soundAlike(letters) && !letters.some(isVowel) ? rateByLength(a, { certain: 7, likely: 6 }) : undefined;
  if (soundAlike(letters)) return rateByLength(a, { certain: 6, possible: 5 });
  if (areNeighbours(letters)) return rateByLength(a, { certain: 7, likely: 6, possible: 5 });
  return rateByLength(a, letters.every(isVowel) ? { certain: 9, likely: 7, possible: 6 } : { certain: 10, likely: 8 });
}

type Letters = readonly [string, string];

const soundAlike = ([a, b]: Letters) => SIMILAR_SOUNDS.some((group) => group.includes(a) && group.includes(b));

const areNeighbours = ([a, b]: Letters) => KEYBOARD_ROWS.some((row) => row.includes(a + b) || row.includes(b + a));
