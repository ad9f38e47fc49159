/** Makes slugs for people who have no file in `content/people/`. Each slug depends only on the name of the person. */
import anyAscii from "any-ascii";
import { nameSlug } from "../../shared/compiled/name-key.ts";

/** Makes a slug from the key of a name. Letters outside ASCII are transliterated: `αθηνα` becomes `athina`. */
export const personSlug = (key: string) => nameSlug(key.replace(/[^\0-\x7f]/gu, transliterate));

/**
 * Transliterates a letter. Signs that only soften a letter, such as `ь`, are removed, because they would split the
 * word.
 */
const transliterate = (letter: string) => anyAscii(letter).replaceAll("'", "").toLowerCase();

/** Makes a slug that ends in a hash of the key, for a name whose plain slug already belongs to another person. */
export const hashedSlug = (key: string) => `${personSlug(key)}-${hashOf(key)}`;

/** Computes a 32-bit FNV-1a hash: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(key: string): string {
  let hash = 0x811c9dc5;
  for (const letter of key) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36).padStart(7, "0");
}

/** Checks whether a slug is the key of the name itself, with only the spaces replaced by hyphens. */
export const spells = (slug: string, key: string) => key.replaceAll(" ", "-") === slug;
