/** Which words of all names are near to one another, without holding each against each. */
import { type Slip, slipBetween } from "./slip.ts";
import { put } from "./usage.ts";

export interface NearWord {
  word: string;
  slip: Slip;
}

type Near = ReadonlyMap<string, readonly NearWord[]>;

/** For each word those that may be slips of it, or it of them, in letters or in sound. `sounds`: of the words. Of two that are real none is a slip. */
export function nearWords(sounds: ReadonlyMap<string, string>, isReal: (word: string) => boolean): Near {
  const near = new Map<string, NearWord[]>();
  const add = (one: string, other: NearWord) => put(near, one, other);
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

/** No initial, no article and no number. */
const isWord = (word: string) => word.length > 2 && !/\d/.test(word);

/** Words of one slip are the same, or one is the other, once a letter is taken out of either. */
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

/** The word, and each that is left of it without a letter. */
const restsOf = (word: string) => [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
