/** The files of the index below `SITE_FOLDERS.search`: for who writes them and who asks for them. */
import { SITE_FOLDERS } from "../../shared/magazine/site-folders.ts";

/** Folder of the index, from the root of the site. */
export const INDEX_FOLDER = `${SITE_FOLDERS.search}/`;

/** Pagefind's client. */
export const CLIENT_FILE = "pagefind.js";

/** What the browser asks for first, beside the client. */
export const GUIDE_FILE = "guide.json";

export interface IndexGuide {
  /** The files of a small index, all of which are loaded before they are needed; none of a large one. */
  ahead: readonly string[];
  /** The words are in one file, not in files by letter. */
  wordsInOne: boolean;
}

/** A part of the words that can be found, by which misspelt ones are mended. */
export interface WordsFile {
  /** Of titles, names and roles, as they are written. */
  names: readonly string[];
  /** Of texts, plain. */
  words: readonly string[];
}

export const ALL_WORDS_FILE = "words/all.json";

/** Every letter by which there are files; `_` is any other. */
export const LETTERS = [..."abcdefghijklmnopqrstuvwxyz_"];

const letterOf = (letter = "") => (LETTERS.includes(letter) ? letter : "_");

/** Where a plain word is listed by its first letter. */
export const firstLetterFile = (word: string) => `words/${letterOf(word.at(0))}-.json`;

/** Where it is listed by its last letter: a mistake is in one of both at most. */
export const lastLetterFile = (word: string) => `words/-${letterOf(word.at(-1))}.json`;
