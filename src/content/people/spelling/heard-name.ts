import { joined, soundOf } from "./sound.ts";

/** A name, however often it is used. */
export interface UsedName {
  /** `nameKey`: names of one key are the same. */
  key: string;
  /** The addresses to which it leads, as `linkKey` has them. */
  links: ReadonlySet<string>;
}

/** A name in its words and in their sounds. */
export interface HeardName<Name extends UsedName = UsedName> {
  used: Name;
  words: readonly string[];
  sounds: readonly string[];
  sorted: readonly string[];
  /** The same for the same words in any order. */
  bag: string;
  /** The same for the same letters with any spaces. */
  letters: string;
}

/** `sounds`: those of words that were heard before; gets the new ones. */
export function hear<Name extends UsedName>(used: Name, known: Map<string, string>): HeardName<Name> {
  const words = wordsOf(used.key);
  const sounds = words.map((word) => known.get(word) ?? learn(word, known));
  const sorted = sounds.toSorted();
  return { used, words, sounds, sorted, bag: bagOf(sorted), letters: joined(sounds) };
}

function learn(word: string, known: Map<string, string>): string {
  const sound = soundOf(word);
  known.set(word, sound);
  return sound;
}

/** Most keys are words with spaces between them. */
function wordsOf(key: string): readonly string[] {
  if (/^[a-z\d ]*$/.test(key) && !key.includes(" e ")) return key.split(" ");
  const plain = key.replaceAll("&", " y ").replace(/['’´`]/g, "");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => (word === "e" ? "y" : word));
}

export const bagOf = (sorted: readonly string[]) => sorted.join(" ");
