/** Texts of search results, split at the words that were found. */
import { foldText } from "../../shared/compiled/fold-text.ts";
import { isFormOf, wordsOf } from "./compare-words.ts";

export interface Piece {
  text: string;
  /** Whether the piece is a word of the query. */
  isMatch: boolean;
}

const SIGNS: Record<string, string> = { "&lt;": "<", "&gt;": ">" };

/** Matches separators of texts, ` · `, at the beginning or end of an excerpt, where they separate nothing. */
const OUTER_SEPARATORS = /^[\s·]+|[\s·]+$/g;

/** Splits Pagefind's excerpt at its `<mark>` tags, and unescapes `<` and `>` of the text. */
export function piecesOf(excerpt: string): Piece[] {
  return excerpt
    .replace(OUTER_SEPARATORS, "")
    .split(/<mark>(.*?)<\/mark>/s)
    .map((text, index) => ({
      text: text.replace(/&[lg]t;/g, (sign) => SIGNS[sign] ?? sign),
      isMatch: index % 2 === 1,
    }));
}

/** Splits a title at the words of the query, because Pagefind does not mark titles. */
export function markWords(title: string, query: string): Piece[] {
  const words = wordsOf(query).map(foldText);
  return title.split(/([\p{L}\p{N}]+)/u).map((text, index) => ({
    text,
    isMatch: index % 2 === 1 && words.some((word) => isFormOf(word, foldText(text))),
  }));
}
