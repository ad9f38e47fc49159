/** The last part of the addresses of people who have no file: it stays with a name whoever else is credited. */
import anyAscii from "any-ascii";
import { nameSlug } from "../../shared/compiled/name-key.ts";

/** Of the key of a name, whose letters of other scripts are written as they sound: `αθηνα` is `athina`. */
export const personSlug = (key: string) => nameSlug(key.replace(/[^\0-\x7f]/gu, asItSounds));

/** A sign that only softens the letter before it, as `ь`, would part the word. */
const asItSounds = (letter: string) => anyAscii(letter).replaceAll("'", "").toLowerCase();

/** For names that differ in signs alone. Of those the first has the slug; the others a mark of their own letters. */
export const markedSlug = (key: string) => `${personSlug(key)}-${markOf(key)}`;

/** FNV-1a of 32 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function markOf(key: string): string {
  let mark = 0x811c9dc5;
  for (const letter of key) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36).padStart(7, "0");
}

/** Whether the slug of a key is how the name is written. */
export const spells = (slug: string, key: string) => key.replaceAll(" ", "-") === slug;
