/**
 * Names of the files of the search index below `SITE_FOLDERS.search`, for the code that writes these files and the code
 * that requests them.
 */
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";

/** Folder of the index, from the root of the site. */
export const INDEX_FOLDER = `${SITE_FOLDERS.search}/`;

/** Script of Pagefind's client. */
export const CLIENT_FILE = "pagefind.js";

/** File with the `IndexGuide`, which the browser requests first, together with the client. */
export const GUIDE_FILE = "guide.json";

export interface IndexGuide {
  /** Files to load before they are needed: all files of a small index, none of a large index. */
  ahead: readonly string[];
  /** Whether the words are in one file, not in files by letter. */
  wordsInOne: boolean;
}

/** Part of the words in the index, with which misspelt words are corrected. */
export interface WordsFile {
  /** Words of titles, names and roles, as they are written. */
  names: readonly string[];
  /** Plain words of texts. */
  words: readonly string[];
}

export const ALL_WORDS_FILE = "words/all.json";

/** Letters by which words are divided into files; `_` represents any other letter. */
export const LETTERS = [..."abcdefghijklmnopqrstuvwxyz_"];

const letterOf = (letter = "") => (LETTERS.includes(letter) ? letter : "_");

/** Returns the file that lists a plain word by its first letter. */
export const firstLetterFile = (word: string) => `words/${letterOf(word.at(0))}-.json`;

/**
 * Returns the file that lists a plain word by its last letter. A single mistake leaves the first or the last letter
 * right.
 */
export const lastLetterFile = (word: string) => `words/-${letterOf(word.at(-1))}.json`;
