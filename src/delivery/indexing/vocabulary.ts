/** Words that can be found, with which the browser corrects misspelt ones. */
import type { SearchEntry } from "../../site/search/search-entry.ts";
import {
  ALL_WORDS_FILE,
  firstLetterFile,
  lastLetterFile,
  LETTERS,
  type WordsFile,
} from "../../site/search/index-files.ts";
import { plain } from "../../shared/compiled/without-accents.ts";
import { wordsOf } from "../../site/search/compare-words.ts";
import { textsOf } from "./record.ts";

/** Most words in one file. More words are split into files by letter, of which a query loads two. */
const MOST_IN_ONE = 12_000;

/** Whether a word can be misspelt. Numbers are left out: there may be as many as documents. */
const isWord = (word: string) => word.length > 1 && !/\d/.test(word);

export function vocabularyOf(entries: readonly SearchEntry[]) {
  // The first spelling of a name wins.
  const names = new Map(
    distinctWords(entries.flatMap(namesOf))
      .map((word) => [plain(word), word] as const)
      .toReversed(),
  );
  const words = new Set(distinctWords(entries.flatMap(textsOf)).map(plain));
  const sorted = {
    names: [...names].filter(([key]) => isWord(key)).toSorted(byKey),
    words: [...words].filter((word) => isWord(word) && !names.has(word)).toSorted(),
  };
  const isSmall = sorted.names.length + sorted.words.length <= MOST_IN_ONE;
  const files = isSmall ? new Map([[ALL_WORDS_FILE, part(sorted, () => true)]]) : byLetter(sorted);
  return { wordsInOne: isSmall, files };
}

/** Words of texts, each once. Making a word plain takes long, and a magazine repeats each a hundred times. */
const distinctWords = (texts: readonly string[]) => [...new Set([...new Set(texts)].flatMap(wordsOf))];

const namesOf = ({ title, slug = "", credits = [], people = [], roles = [], brands = [] }: SearchEntry) => [
  title,
  slug,
  ...credits.flatMap(({ rol, name }) => [rol, name]),
  ...people,
  ...roles,
  ...brands,
];

interface Sorted {
  /** Plain words of names, each with its written form. */
  names: [key: string, name: string][];
  words: string[];
}

const byKey = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

function part({ names, words }: Sorted, holds: (word: string) => boolean): WordsFile {
  return { names: names.filter(([key]) => holds(key)).map(([, name]) => name), words: words.filter(holds) };
}

/**
 * Splits words by their first and by their last letter. Empty files are made too, so that a missing file is an error.
 */
function byLetter(sorted: Sorted): Map<string, WordsFile> {
  const files = LETTERS.flatMap((letter) => [firstLetterFile(letter), lastLetterFile(letter)]);
  return new Map(
    files.map((file) => [
      file,
      part(sorted, (word) => firstLetterFile(word) === file || lastLetterFile(word) === file),
    ]),
  );
}
