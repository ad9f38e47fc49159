/**
 * Names of the files of the search index, relative to `INDEX_FOLDER`. They are used by the code that writes these files
 * and by the code that requests them.
 */
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";

/** Folder of the index, from the root of the site. */
export const INDEX_FOLDER = `${SITE_FOLDERS.search}/`;

export const CLIENT_FILE = "pagefind.js";

/** File with the `IndexGuide`, which the browser requests first, together with the client. */
export const GUIDE_FILE = "guide.json";

export interface IndexGuide {
  /** Pagefind files to load before a query: for a small index the index and fragment files, for a large index none. */
  ahead: readonly string[];
  /** Whether the words are in one file, not in files by letter. */
  wordsInOne: boolean;
}

/** Part of the words in the index, used to correct misspelt words of a query. */
export interface WordsFile {
  /** Words of titles, slugs, names, roles and brands, as they are written. */
  names: readonly string[];
  /** Words of texts in lower case and without accents; words in `names` are left out. */
  words: readonly string[];
}

export const ALL_WORDS_FILE = "words/all.json";

/** Letters by which words are divided into files. `_` represents all other letters. */
export const LETTERS = [..."abcdefghijklmnopqrstuvwxyz_"];

const letterOf = (letter = "") => (LETTERS.includes(letter) ? letter : "_");

/**
 * Returns the name of the file that lists all words with the first letter of `word`, which is in lower case and without
 * accents.
 */
export const firstLetterFile = (word: string) => `words/${letterOf(word.at(0))}-.json`;

/**
 * Returns the name of the file that lists all words with the last letter of `word`. A single mistake cannot change both
 * the first and the last letter, so one of the two files has the correct word.
 */
export const lastLetterFile = (word: string) => `words/-${letterOf(word.at(-1))}.json`;
