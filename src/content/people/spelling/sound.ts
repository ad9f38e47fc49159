/** How a word of a name sounds in Argentina: words that are written in two ways and sound the same get one text. */

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
