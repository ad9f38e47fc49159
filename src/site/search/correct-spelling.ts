/** A misspelt query → the words that it may mean. Pagefind alone answers a word that it lacks with words that begin alike. */
import { firstLetterFile, lastLetterFile, type WordsFile } from "./index-files.ts";
import { plain } from "../../shared/compiled/plain.ts";
import { isAkin, isFormOf, mistakesBetween, wordsOf } from "./compare-words.ts";

/** Loads a file of words; one that is not there is empty. */
export type LoadWords = (file: string) => Promise<WordsFile>;

export interface Corrected {
  /** What is asked for instead; empty where nothing is known. */
  query: string;
  /** Of its words, those that the index is sure to have. */
  sure: readonly string[];
  /** Names that are spelt alike, the nearest first, for who finds nothing. */
  nearest: readonly string[];
}

/** A word of fewer letters has too many neighbours. */
const LEAST = 4;

/** Mistakes in a name that is proposed. */
const MOST_MISTAKES = 2;
const MOST_NEAREST = 4;

/** Each word itself where it is known, another where one letter makes it one, none where nothing is like it. */
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
  /** None where nothing is like it. */
  word: string[];
  isSure?: boolean;
  nearest?: string[];
}

async function mendWord(word: string, load: LoadWords): Promise<MendedWord> {
  // Numbers are not listed.
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

/** The beginnings of names, for a word that is not whole yet. */
const beginningsOf = ({ length }: string, names: readonly string[]) => names.map((name) => name.slice(0, length));

/** The nearest first; of those that are as near, those that begin alike, as most mistakes come later. */
function nearestOf(word: string, names: readonly string[], most: number) {
  const near = names
    .map((name) => ({ name, mistakes: mistakesBetween(word, plain(name), most) }))
    .filter(({ mistakes }) => mistakes <= most);
  const rank = ({ name, mistakes }: { name: string; mistakes: number }) =>
    mistakes * 2 + (plain(name).at(0) === word.at(0) ? 0 : 1);
  return near.toSorted((a, b) => rank(a) - rank(b));
}
