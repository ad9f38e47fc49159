/** Finds similar words without comparing every pair, and rates the probability that one is a typo of the other. */
import { append } from "./usage.ts";

export interface NearWord {
  word: string;
  slip: Slip;
}

type Near = ReadonlyMap<string, readonly NearWord[]>;

/**
 * Returns the similar words of each word, by spelling or sound. `sounds` maps words to their sounds. Two real words are
 * never typos of each other.
 */
export function nearWords(sounds: ReadonlyMap<string, string>, isReal: (word: string) => boolean): Near {
  const near = new Map<string, NearWord[]>();
  const add = (one: string, other: NearWord) => append(near, one, other);
  for (const [a, b] of candidates(sounds)) {
    if (isReal(a) && isReal(b)) continue;
    const [one = "", other = ""] = [sounds.get(a), sounds.get(b)];
    const slip = one === other ? undefined : nearest(slipBetween(a, b), slipBetween(one, other));
    if (!slip) continue;
    add(a, { word: b, slip });
    add(b, { word: a, slip });
  }
  return near;
}

const BEST_FIRST: readonly (Slip | undefined)[] = ["certain", "likely", "possible"];
const nearest = (...slips: (Slip | undefined)[]) => BEST_FIRST.find((each) => slips.includes(each));

/** Checks whether a word is long enough to compare. Initials, articles and numbers are excluded. */
const isWord = (word: string) => word.length > 2 && !/\d/.test(word);

/** Yields pairs of words that are equal after at most one letter is removed from each. */
export function* candidates(sounds: ReadonlyMap<string, string>): Generator<[string, string]> {
  const byRest = new Map<string, string[]>();
  for (const [word, sound] of sounds) {
    if (!isWord(word)) continue;
    const met = new Set<string>();
    for (const rest of new Set([...restsOf(word), ...(sound === word ? [] : restsOf(sound))])) {
      const others = byRest.get(rest);
      for (const other of others ?? []) met.add(other);
      if (others) others.push(word);
      else byRest.set(rest, [word]);
    }
    for (const other of met) yield [word, other];
  }
}

/** Returns the word itself, and the word without each of its letters. */
const restsOf = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];

/**
 * The probability of a typo. `certain`: other causes are very improbable. `likely`: a typo if the rest of the name
 * agrees. `possible`: a typo if, in addition, only one of the words is known.
 */
export type Slip = "certain" | "likely" | "possible";

/** Groups of sounds that are easily confused. */
const ALIKE = ["bpw", "bf", "Cks", "dt", "ei", "gjk", "iY", "js", "lY", "lr", "mn", "ou"];

/** The rows of a keyboard, in which neighbouring keys are found. */
const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

const isVowel = (letter: string) => "aeiou".includes(letter);

export function slipBetween(a: string, b: string): Slip | undefined {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const at = firstDifference(short, long);
  if (long.length - short.length === 1) return short.slice(at) === long.slice(at + 1) ? missing(long, at) : undefined;
  if (long.length !== short.length) return undefined;
  if (short.slice(at + 1) === long.slice(at + 1)) return replaced(short, long, at);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && isSame(short, long, at + 2);
  return isSwapped ? rated(long, { certain: 4 }) : undefined;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

const isSame = (a: string, b: string, from: number) => a.slice(from) === b.slice(from);

/**
 * The minimum length of a word for each rating. A typo is obvious in a long word, but a short word with another letter
 * is often another word.
 */
type Least = Partial<Record<Slip, number>>;

function rated({ length }: string, { certain = Infinity, likely = Infinity, possible = Infinity }: Least) {
  if (length >= certain) return "certain";
  if (length >= likely) return "likely";
  return length >= possible ? "possible" : undefined;
}

/** Rates a letter of `long` at position `at` that the other word lacks. */
function missing(long: string, at: number): Slip | undefined {
  const letter = long[at] ?? "";
  // At the beginning, Costa and Acosta are two names, and so are Fernández and Hernández, whose h is silent.
  if (at === 0) return rated(long, isVowel(letter) ? { likely: 8, possible: 7 } : { possible: 7 });
  if (at < long.length - 1) return rated(long, { certain: 6, likely: 5 });
  // At the end, Martín and Martina or Pinto and Pintos are two names, but few words end like «Federic» and «Valverd».
  if (isVowel(letter)) return rated(long, endingOf(long.slice(0, -1)));
  return rated(long, letter === "s" ? { likely: 7 } : { certain: 7, likely: 6 });
}

function endingOf(word: string): Least {
  if (/[bcfgjkmpv]$/.test(word)) return { likely: 6 };
  return /[^aeiou][^aeiou]$|[dtY]$/.test(word) ? { likely: 9, possible: 6 } : { likely: 9 };
}

/** Rates two words that differ in the letter at position `at`. */
function replaced(a: string, b: string, at: number): Slip | undefined {
  const letters = [a[at] ?? "", b[at] ?? ""] as const;
  // At the beginning, Mora and Nora or Lara and Sara are two names.
  if (at === 0) return isBeside(letters) ? rated(a, { possible: 6 }) : undefined;
  // At the end, Mariano and Mariana or Solari and Solaro are two names.
  if (at === a.length - 1)
    return isAlike(letters) && !letters.some(isVowel) ? rated(a, { certain: 7, likely: 6 }) : undefined;
  if (isAlike(letters)) return rated(a, { certain: 6, possible: 5 });
  if (isBeside(letters)) return rated(a, { certain: 7, likely: 6, possible: 5 });
  return rated(a, letters.every(isVowel) ? { certain: 9, likely: 7, possible: 6 } : { certain: 10, likely: 8 });
}

type Letters = readonly [string, string];

const isAlike = ([a, b]: Letters) => ALIKE.some((group) => group.includes(a) && group.includes(b));

const isBeside = ([a, b]: Letters) => ROWS.some((row) => row.includes(a + b) || row.includes(b + a));
