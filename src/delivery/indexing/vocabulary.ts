/** The words that can be found, by which the browser mends misspelt ones. */
import type { SearchEntry } from "../../site/search/entry.ts";
import {
  ALL_WORDS_FILE,
  firstLetterFile,
  lastLetterFile,
  LETTERS,
  type WordsFile,
} from "../../site/search/index-files.ts";
import { plain } from "../../shared/compiled/plain.ts";
import { wordsOf } from "../../site/search/compare-words.ts";
import { textsOf } from "./record.ts";

/** More words than these are in files by letter, so that a query loads two of them. */
const MOST_IN_ONE = 12_000;

/** Nobody misspells a number, and there may be as many as documents. */
const isWord = (word: string) => word.length > 1 && !/\d/.test(word);

export function vocabularyOf(entries: readonly SearchEntry[]) {
  // Of several ways to write one, the first.
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

/** Each once: to make one plain takes longer than to find it in a text, and a magazine says its words a hundred times. */
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
  /** Plain word → as it is written. */
  names: [key: string, name: string][];
  words: string[];
}

const byKey = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : 1);

function part({ names, words }: Sorted, holds: (word: string) => boolean): WordsFile {
  return { names: names.filter(([key]) => holds(key)).map(([, name]) => name), words: words.filter(holds) };
}

/** Each word by its first and by its last letter. Every file is there, so that one that is not is a failure. */
function byLetter(sorted: Sorted): Map<string, WordsFile> {
  const files = LETTERS.flatMap((letter) => [firstLetterFile(letter), lastLetterFile(letter)]);
  return new Map(
    files.map((file) => [
      file,
      part(sorted, (word) => firstLetterFile(word) === file || lastLetterFile(word) === file),
    ]),
  );
}
