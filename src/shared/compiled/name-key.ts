/** Keys of names: which spellings are the same name. Two people of one name are told apart by their files. */
import { plain } from "./plain.ts";

/** The key of a name: without letter case, accents and double spaces; `ñ` is `n`. */
export function nameKey(name: string): string {
  return plain(name).replace(/\s+/g, " ").trim();
}

/** Letters that are not a letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = { æ: "ae", đ: "d", ı: "i", ł: "l", ø: "o", œ: "oe", ß: "ss" };

/** The slug of a name without Latin letters. */
const NAMELESS = "persona";

/** Longest slug in letters: disks take names of 255 bytes, and nobody reads a longer address. */
const LONGEST = 80;

/** The last part of an address, `ana-sosa`, of the key of a name: letters of English, digits and hyphens. */
export function nameSlug(key: string): string {
  const words = key.replace(/[^\0-\x7F]/g, (letter) => LETTERS[letter] ?? letter).match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, LONGEST).replace(/-$/, "") ?? NAMELESS;
}
