/**
 * Spelling correction of queries. Without correction, Pagefind answers an unknown word with the results for other words
 * that have the same beginning.
 */
import { firstLetterFile, lastLetterFile, type WordsFile } from "./index-files.ts";
import { foldText } from "../../shared/compiled/fold-text.ts";
import { isAkin, isFormOf, mistakesBetween, wordsOf } from "./compare-words.ts";

/** Loads a file of words. */
export type LoadWords = (file: string) => Promise<WordsFile>;

export interface Correction {
  /** Corrected query; `""` if all words of the query are left out. */
  query: string;
  /** Words of the corrected query that certainly have results, as words or beginnings of words in the index. */
  sure: readonly string[];
  /** Names with a similar spelling, the nearest first, to propose when nothing is found. */
  nearest: readonly string[];
}

/** Minimum number of letters of a word that is corrected. A shorter word is similar to too many words. */
const MIN_LETTERS = 4;

/** Maximum number of spelling mistakes between the typed word and a name that is proposed. */
const MAX_MISTAKES = 2;
/** Maximum number of names that are proposed. */
const MAX_SUGGESTIONS = 4;

/**
 * Corrects each word of a query. Known words, other forms of known words, and words with digits stay. A word with a
 * single mistake is replaced by the correct word. Any other word stays if it may belong to the same family as a known
 * word, and is left out otherwise.
 */
export async function correctSpelling(query: string, load: LoadWords): Promise<Correction> {
  const words = wordsOf(query).map(foldText);
  const correctedWords = await Promise.all(words.map((word) => correctWord(word, load)));
  return {
    query: correctedWords.flatMap(({ word }) => word).join(" "),
    sure: correctedWords.filter(({ isSure }) => isSure).flatMap(({ word }) => word),
    nearest: [...new Set(correctedWords.flatMap(({ nearest = [] }) => nearest))].slice(0, MAX_SUGGESTIONS),
  };
}

interface CorrectedWord {
  /** List with the word to search for; an empty list if the word is left out of the query. */
  word: string[];
  isSure?: boolean;
  nearest?: string[];
}

async function correctWord(word: string, load: LoadWords): Promise<CorrectedWord> {
  // Words with digits are not in the lists, so they cannot be corrected.
  if (/\d/.test(word)) return { word: [word] };
  const first = await load(firstLetterFile(word));
  const knownWords = plainWordsOf(first);
  if (knownWords.some((each) => each.startsWith(word))) return { word: [word], isSure: true };
  if (knownWords.some((each) => isFormOf(word, each))) return { word: [word] };
  if (word.length < MIN_LETTERS) return { word: [] };
  const last = await load(lastLetterFile(word));
  const near = nearestOf(word, [...first.names, ...last.names], MAX_MISTAKES);
  const fullMatch = [...near, ...nearestOf(word, [...first.words, ...last.words], 1)].find(
    ({ mistakes }) => mistakes === 1,
  );
  const correction = fullMatch ?? nearestOf(word, beginningsOf(word, first.names), 1)[0];
  if (correction) return { word: [foldText(correction.name)], isSure: true };
  const isOfFamily = knownWords.some((each) => isAkin(word, each));
  return { word: isOfFamily ? [word] : [], nearest: near.map(({ name }) => name) };
}

const plainWordsOf = ({ names, words }: WordsFile) => [...names.map(foldText), ...words];

/** Returns the names, cut to the length of the typed word, because the reader may not have finished typing. */
const beginningsOf = ({ length }: string, names: readonly string[]) => names.map((name) => name.slice(0, length));

/**
 * Returns the names that differ from the word by at most `limit` mistakes, nearest first. Of names with equally many
 * mistakes, those with the first letter of the word come first, because most mistakes occur later in a word.
 */
function nearestOf(word: string, names: readonly string[], limit: number) {
  const near = names
    .map((name) => ({ name, mistakes: mistakesBetween(word, foldText(name), limit) }))
    .filter(({ mistakes }) => mistakes <= limit);
  const rank = ({ name, mistakes }: { name: string; mistakes: number }) =>
    mistakes * 2 + (foldText(name).at(0) === word.at(0) ? 0 : 1);
  return near.toSorted((a, b) => rank(a) - rank(b));
}
