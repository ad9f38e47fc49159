/** When two spellings of a name are the same name. Identity is loose: two people of one name are told apart by files. */
import { plain } from "./plain.ts";

/** Without letter case, accents and double spaces; `ñ` is `n`. */
export function nameKey(name: string): string {
  return plain(name).replace(/\s+/g, " ").trim();
}

/** Letters that no accent tells from another. */
const LETTERS: Readonly<Record<string, string>> = { æ: "ae", đ: "d", ı: "i", ł: "l", ø: "o", œ: "oe", ß: "ss" };

/** What stands in an address for a name without letters of English. */
const NAMELESS = "persona";

/** In letters: disks take names of 255 bytes, and nobody reads a longer address. */
const LONGEST = 80;

/** The last part of an address, `ana-sosa`, of the key of a name: letters of English, digits and hyphens. */
export function nameSlug(key: string): string {
  const words = key.replace(/[^\0-\x7F]/g, (letter) => LETTERS[letter] ?? letter).match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, LONGEST).replace(/-$/, "") ?? NAMELESS;
}
