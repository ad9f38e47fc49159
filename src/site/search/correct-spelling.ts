/**
 * Spelling correction of queries. Without correction, Pagefind answers an unknown word with the results for other words
 * that have the same beginning.
 */
import { firstLetterFile, lastLetterFile, type WordsFile } from "./index-files.ts";
import { plain } from "../../shared/compiled/without-accents.ts";
import { isAkin, isFormOf, mistakesBetween, wordsOf } from "./compare-words.ts";

/** Loads a file of words. */
export type LoadWords = (file: string) => Promise<WordsFile>;

export interface Corrected {
  /** Corrected query; `""` if all words of the query are left out. */
  query: string;
  /** Words of the corrected query that certainly have results, as words or beginnings of words in the index. */
  sure: readonly string[];
  /** Names with a similar spelling, the nearest first, to propose when nothing is found. */
  nearest: readonly string[];
}

/** Minimum number of letters of a word that is corrected. A shorter word is similar to too many words. */
const LEAST = 4;

/** Maximum number of spelling mistakes between the typed word and a name that is proposed instead. */
const MOST_MISTAKES = 2;
/** Maximum number of names that are proposed. */
const MOST_NEAREST = 4;

/**
 * Corrects each word of a query. A known word or a word with digits stays; a word with a single mistake is replaced. Of
 * the other words, those that may be of the same family as a known word stay; all others are left out.
 */
export async function correctSpelling(query: string, load: LoadWords): Promise<Corrected> {
  const words = wordsOf(query).map(plain);
  const mended = await Promise.all(words.map((word) => mendWord(word, load)));
  return {
    query: mended.flatMap(({ word }) => word).join(" "),
    sure: mended.filter(({ isSure }) => isSure).flatMap(({ word }) => word),
    nearest: [...new Set(mended.flatMap(({ nearest = [] }) => nearest))].slice(0, MOST_NEAREST),
  };
}

interface MendedWord {
  /** List with the word to search for; an empty list if the word is left out of the query. */
  word: string[];
  isSure?: boolean;
  nearest?: string[];
}

async function mendWord(word: string, load: LoadWords): Promise<MendedWord> {
  // Words with digits are not in the lists, so they cannot be corrected.
  if (/\d/.test(word)) return { word: [word] };
  const first = await load(firstLetterFile(word));
  const known = knownOf(first);
  if (known.some((each) => each.startsWith(word))) return { word: [word], isSure: true };
  if (known.some((each) => isFormOf(word, each))) return { word: [word] };
  if (word.length < LEAST) return { word: [] };
  const last = await load(lastLetterFile(word));
  const near = nearestOf(word, [...first.names, ...last.names], MOST_MISTAKES);
  const whole = [...near, ...nearestOf(word, [...first.words, ...last.words], 1)].find(
    ({ mistakes }) => mistakes === 1,
  );
  const found = whole ?? nearestOf(word, beginningsOf(word, first.names), 1)[0];
  if (found) return { word: [plain(found.name)], isSure: true };
  const isOfFamily = known.some((each) => isAkin(word, each));
  return { word: isOfFamily ? [word] : [], nearest: near.map(({ name }) => name) };
}

const knownOf = ({ names, words }: WordsFile) => [...names.map(plain), ...words];

/** Returns names, cut to the length of the typed word, because the reader may not have finished the word. */
const beginningsOf = ({ length }: string, names: readonly string[]) => names.map((name) => name.slice(0, length));

/**
 * Returns the names with at most `most` mistakes, nearest first. If names have equally many mistakes, those with the
 * first letter of the word come first, because most mistakes occur later in a word.
 */
function nearestOf(word: string, names: readonly string[], most: number) {
  const near = names
    .map((name) => ({ name, mistakes: mistakesBetween(word, plain(name), most) }))
    .filter(({ mistakes }) => mistakes <= most);
  const rank = ({ name, mistakes }: { name: string; mistakes: number }) =>
    mistakes * 2 + (plain(name).at(0) === word.at(0) ? 0 : 1);
  return near.toSorted((a, b) => rank(a) - rank(b));
}
