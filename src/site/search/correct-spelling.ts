/**
 * Spelling correction of queries. Without correction, Pagefind returns for an unknown word the results for words that
 * begin alike.
 */
import { firstLetterFile, lastLetterFile, type WordsFile } from "./index-files.ts";
import { plain } from "../../shared/compiled/without-accents.ts";
import { isAkin, isFormOf, mistakesBetween, wordsOf } from "./compare-words.ts";

/** Loads a file of words. */
export type LoadWords = (file: string) => Promise<WordsFile>;

export interface Corrected {
  /** Corrected query; `""` if none of its words is known. */
  query: string;
  /** Words of the corrected query that the index has for certain. */
  sure: readonly string[];
  /** Names with a similar spelling, the nearest first, to propose when nothing is found. */
  nearest: readonly string[];
}

/** Least number of letters of a word that is corrected. A shorter word is similar to too many words. */
const LEAST = 4;

/** Largest number of mistakes between a word and a name that is proposed for it. */
const MOST_MISTAKES = 2;
/** Largest number of names that are proposed. */
const MOST_NEAREST = 4;

/**
 * Corrects each word of a query: a known word stays, a word with a single mistake is replaced, and a word that is
 * similar to no known word is left out.
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
  /** List with the corrected word; an empty list if no known word is similar. */
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

/** Returns the beginnings of names, as long as the word, because the word may still be unfinished. */
const beginningsOf = ({ length }: string, names: readonly string[]) => names.map((name) => name.slice(0, length));

/**
 * Returns the names with at most `most` mistakes, nearest first. Of names with as many mistakes, those with the same
 * first letter are first, because most mistakes occur later in a word.
 */
function nearestOf(word: string, names: readonly string[], most: number) {
  const near = names
    .map((name) => ({ name, mistakes: mistakesBetween(word, plain(name), most) }))
    .filter(({ mistakes }) => mistakes <= most);
  const rank = ({ name, mistakes }: { name: string; mistakes: number }) =>
    mistakes * 2 + (plain(name).at(0) === word.at(0) ? 0 : 1);
  return near.toSorted((a, b) => rank(a) - rank(b));
}
