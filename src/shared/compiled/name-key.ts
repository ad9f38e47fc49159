/**
 * Keys of names. All spellings of a name have the same key. Two people of the same name are distinguished by their
 * files.
 */
import { foldText } from "./fold-text.ts";

/** Returns the key of a name: the name in lower case, without accents and double spaces; `ñ` becomes `n`. */
export function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim();
}

/** ASCII spellings of Latin letters that do not consist of a basic letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = { æ: "ae", đ: "d", ı: "i", ł: "l", ø: "o", œ: "oe", ß: "ss" };

/** Slug for names that have no Latin letters. */
const FALLBACK_SLUG = "persona";

/**
 * Maximum number of characters in a slug. File systems allow names of 255 bytes, but nobody reads such long addresses.
 */
const MAX_LENGTH = 80;

/** Returns the slug for the key of a name, `ana-sosa`: ASCII letters, digits and hyphens. */
export function nameSlug(key: string): string {
  const words = key.replace(/[^\0-\x7F]/g, (letter) => LETTERS[letter] ?? letter).match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, MAX_LENGTH).replace(/-$/, "") ?? FALLBACK_SLUG;
}
