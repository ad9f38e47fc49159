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

/** What sounds as something else, wherever it stands; longer ones first. The letters beside them decide before. */
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

/** The shortest word that is written by its sound: one of two letters is an initial or an article. */
const SHORTEST = 3;

/** `word`: of a `nameKey`, without spaces. */
export function soundOf(word: string): string {
  if (word.length < SHORTEST || /\d/.test(word)) return word;
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

/** The sounds of words as one word: the same for the same letters with any spaces. */
export const joined = (sounds: readonly string[]): string =>
  sounds
    .join("")
    .replace(/n(?=[bmp])/g, "m")
    .replace(/(\D)\1+/g, "$1");
