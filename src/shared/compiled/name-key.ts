/** Keys of names, equal for all spellings of a name. Two people of one name are told apart by their files. */
import { plain } from "./without-accents.ts";

/** Key of a name: the name without letter case, accents and double spaces; `ñ` is `n`. */
export function nameKey(name: string): string {
  return plain(name).replace(/\s+/g, " ").trim();
}

/** ASCII spellings of Latin letters that are not made of another letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { æ: "ae", đ: "d", ı: "i", ł: "l", ø: "o", œ: "oe", ß: "ss" };

/** Slug of a name without Latin letters. */
const NAMELESS = "persona";

/** Largest number of letters in a slug: file systems allow names of 255 bytes, and nobody reads a longer address. */
const LONGEST = 80;

/** Slug for the key of a name, `ana-sosa`: ASCII letters, digits and hyphens. */
export function nameSlug(key: string): string {
  const words = key.replace(/[^\0-\x7F]/g, (letter) => LETTERS[letter] ?? letter).match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, LONGEST).replace(/-$/, "") ?? NAMELESS;
}
