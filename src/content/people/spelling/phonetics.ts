/** A name that is compared with others by its sound. */
export interface ComparedName {
  /** The `nameKey` of the name, which is equal for all spellings of the name. */
  key: string;
  /** The keys of the links in the credits of the name (`linkPageKey`). */
  links: ReadonlySet<string>;
}

/** A name with its words and their sounds. */
export interface PhoneticName<Name extends ComparedName = ComparedName> {
  name: Name;
  words: readonly string[];
  sounds: readonly string[];
  sortedSounds: readonly string[];
  /** The joined sorted sounds, which are equal for names with the same words in any order. */
  sortedKey: string;
  /** The joined sounds, which are equal for names that differ only in their spaces. */
  joinedSounds: string;
}

/** Splits a name into words, and finds their sounds. `findSound` is `soundOf` with a cache. */
export function toPhoneticName<Name extends ComparedName>(name: Name, findSound: typeof soundOf): PhoneticName<Name> {
  const words = wordsOf(name.key);
  const sounds = words.map(findSound);
  const sortedSounds = sounds.toSorted();
  return { name, words, sounds, sortedSounds, sortedKey: sortedKeyOf(sortedSounds), joinedSounds: joinSounds(sounds) };
}

/** Splits a key into words. Most keys have only spaces between words, so this case is fast. */
function wordsOf(key: string): readonly string[] {
  if (/^[a-z\d ]*$/.test(key) && !key.includes(" e ")) return key.split(" ");
  const plain = key.replaceAll("&", " y ").replace(/['’´`]/g, "");
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.map((word) => (word === "e" ? "y" : word));
}

export const sortedKeyOf = (sortedSounds: readonly string[]) => sortedSounds.join(" ");

/**
 * Maps letters to the letter that stands for their sound, the longest first. `soundOf` first applies the rules for
 * letters whose sound depends on the next letter.
 */
const SOUNDS: Readonly<Record<string, string>> = {
  ch: "C",
  ck: "k",
  ll: "Y",
  ph: "f",
  qu: "k",
  tz: "s",
  c: "k",
  h: "",
  q: "k",
  v: "b",
  z: "s",
};
const SOUND = new RegExp(Object.keys(SOUNDS).join("|"), "g");

/** The minimum length of a word that is replaced by its sound. Words of two letters are initials or articles. */
const MIN_LENGTH = 3;

/** Returns the sound of a word, which is a part of a `nameKey` without spaces. */
export function soundOf(word: string): string {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return word;
  return word
    .replace(/x(?=[aeiou])/, (letter, at: number) => (at === 0 ? "j" : letter))
    .replaceAll("x", "s")
    .replace(/s?c(?=[ei])/g, "s")
    .replace(/gu(?=[ei])/g, "G")
    .replace(/g(?=[ei])/g, "j")
    .replace(/q(?=[ei])/g, "k")
    .replace(SOUND, (letters) => SOUNDS[letters] ?? letters)
    .replace(/^u(?=[aeio])/, "w")
    .replace(/(?<=^|[aeiou])[iy](?=[aeiou])/g, "Y")
    .replaceAll("y", "i")
    .replaceAll("G", "g")
    .replace(/n(?=[bmp])/g, "m")
    .replace(/(\D)\1+/g, "$1");
}

/** Joins sounds into one word, which is equal for names that differ only in their spaces. */
export const joinSounds = (sounds: readonly string[]): string =>
  sounds
    .join("")
    .replace(/n(?=[bmp])/g, "m")
    .replace(/(\D)\1+/g, "$1");
