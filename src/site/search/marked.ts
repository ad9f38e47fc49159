/** Texts whose words were found, in pieces. */
import { plain } from "../../shared/compiled/plain.ts";
import { isFormOf, wordsOf } from "./compare-words.ts";

export interface Piece {
  text: string;
  /** It was looked for. */
  found: boolean;
}

const SIGNS: Record<string, string> = { "&lt;": "<", "&gt;": ">" };

/** What parts the texts of an entry, where nothing stands before or after it. */
const PARTING = /^[\s·]+|[\s·]+$/g;

/** Pagefind's excerpt, in which `<` and `>` of the text are escaped. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .replace(PARTING, "")
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({
      text: text.replace(/&[lg]t;/g, (sign) => SIGNS[sign] ?? sign),
      found: index % 2 === 1,
    }));
}

/** A title, which Pagefind does not mark. */
export function markWords(title: string, query: string): Piece[] {
  const words = wordsOf(query).map(plain);
  return title.split(/([\p{L}\p{N}]+)/u).map((text, index) => ({
    text,
    found: index % 2 === 1 && words.some((word) => isFormOf(word, plain(text))),
  }));
}
