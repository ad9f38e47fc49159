/** Lists the words of the search index, with which the browser corrects misspelt queries. */
import type { SearchEntry } from "../../site/search/search-entry.ts";
import {
  ALL_WORDS_FILE,
  firstLetterFile,
  lastLetterFile,
  LETTERS,
  type WordsFile,
} from "../../site/search/index-files.ts";
import { foldText } from "../../shared/compiled/fold-text.ts";
import { wordsOf } from "../../site/search/compare-words.ts";
import { textsOf } from "./record.ts";

/** Maximum number of words in one file. A larger vocabulary is split by letter, and a query loads two of the files. */
const MAX_WORDS_IN_ONE_FILE = 12_000;

/**
 * Whether a word belongs to the vocabulary. Numbers are left out, because there may be as many numbers as documents.
 */
const isWord = (word: string) => word.length > 1 && !/\d/.test(word);

export function vocabularyOf(entries: readonly SearchEntry[]) {
  // If a word of the names has several spellings, the first spelling is used.
  const names = new Map(
    distinctWords(entries.flatMap(namesOf))
      .map((word) => [foldText(word), word] as const)
      .toReversed(),
  );
  const words = new Set(distinctWords(entries.flatMap(textsOf)).map(foldText));
  const sorted = {
    names: [...names].filter(([key]) => isWord(key)).toSorted(byKey),
    words: [...words].filter((word) => isWord(word) && !names.has(word)).toSorted(),
  };
  const isSmall = sorted.names.length + sorted.words.length <= MAX_WORDS_IN_ONE_FILE;
  const files = isSmall ? new Map([[ALL_WORDS_FILE, selectWords(sorted, () => true)]]) : splitByLetter(sorted);
  return { wordsInOne: isSmall, files };
}

/**
 * Returns the words of texts without duplicates. Accents are removed afterwards, because removing them is slow and a
 * magazine repeats each word a hundred times.
 */
const distinctWords = (texts: readonly string[]) => [...new Set([...new Set(texts)].flatMap(wordsOf))];

const namesOf = ({ title, slug = "", credits = [], people = [], roles = [], brands = [] }: SearchEntry) => [
  title,
  slug,
  ...credits.flatMap(({ rol, name }) => [rol, name]),
  ...people,
  ...roles,
  ...brands,
];

interface SortedWords {
  /** Words of names, each as a pair: in lower case without accents, and as written. */
  names: [key: string, name: string][];
  words: string[];
}

const byKey = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

function selectWords({ names, words }: SortedWords, isIncluded: (word: string) => boolean): WordsFile {
  return { names: names.filter(([key]) => isIncluded(key)).map(([, name]) => name), words: words.filter(isIncluded) };
}

/**
 * Splits the words into files. Each word is in the file of its first letter and in the file of its last letter. Files
 * without words are made too, so that a missing file is always an error.
 */
function splitByLetter(sorted: SortedWords): Map<string, WordsFile> {
  const files = LETTERS.flatMap((letter) => [firstLetterFile(letter), lastLetterFile(letter)]);
  return new Map(
    files.map((file) => [
      file,
      selectWords(sorted, (word) => firstLetterFile(word) === file || lastLetterFile(word) === file),
    ]),
  );
}
