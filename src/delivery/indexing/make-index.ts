/** Makes the files of the search index with Pagefind's Node API: https://pagefind.app/docs/node-api/ */
import { close, createIndex, type GetFilesResponse, type IndexFile, type NewFileResponse } from "pagefind";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { SearchEntry } from "../../site/search/search-entry.ts";
import { GUIDE_FILE, type IndexGuide } from "../../site/search/index-files.ts";
import { recordOf } from "./record.ts";
import { vocabularyOf } from "./vocabulary.ts";

/**
 * Maximum number of entries of a small magazine. The browser loads the whole index of a small magazine, in `FEW_FILES`
 * files, before a query.
 */
const SMALL = 1000;
const FEW_FILES = 12;

/** Entries in a file of a larger magazine. Each result requires a whole file, but hosts limit the number of files. */
const TOGETHER = 4;

/**
 * Matches the files of Pagefind that the site uses, apart from the search engine (`ENGINES`). Files of Pagefind's own
 * interface are left out.
 */
const USED = /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|.*\.pf_\w+)$/;

/**
 * Files of Pagefind's search engine, in order of preference: the engine of the content's language, or the engine for
 * languages that Pagefind cannot stem.
 */
const ENGINES = [CONTENT_LANGUAGE, "unknown"].map((language) => `wasm.${language}.pagefind`);

/** Matches files that a query needs, and that a small magazine loads before a query. */
const AHEAD = /\.pf_(?:index|fragment)$/;

/** Makes the files of the index, by path. The same entries give the same bytes, even if their order differs. */
export function makeIndex(entries: readonly SearchEntry[]): Promise<Map<string, Uint8Array>> {
  const sorted = entries.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  return filesOf(indexed(sorted), vocabularyOf(sorted), sorted.length <= SMALL);
}

async function filesOf(
  made: Promise<IndexFile[]>,
  { wordsInOne, files: words }: ReturnType<typeof vocabularyOf>,
  isSmall: boolean,
) {
  const all = await made;
  const engine = ENGINES.find((name) => all.some(({ path }) => path === name));
  const used = all
    .filter(({ path }) => USED.test(path) || path === engine)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const ahead = isSmall ? used.map(({ path }) => path).filter((path) => AHEAD.test(path)) : [];
  const guide: IndexGuide = { ahead, wordsInOne };
  return new Map([
    ...used.map(({ path, content }) => [path, content] as const),
    ...[...words, [GUIDE_FILE, guide] as const].map(([path, content]) => [path, json(content)] as const),
  ]);
}

const json = (content: object) => new TextEncoder().encode(JSON.stringify(content));

function indexed(entries: readonly SearchEntry[]): Promise<IndexFile[]> {
  const maxFragments = entries.length > SMALL ? Math.ceil(entries.length / TOGETHER) : FEW_FILES;
  return createIndex({ maxFragments })
    .then(({ index, errors }) => {
      if (!index) throw new Error(`Pagefind makes no index: ${errors.join(" ")}`);
      // Entries are added without waiting for each response: waiting would take nearly twice as long.
      const added = entries.map((entry) => index.addCustomRecord(recordOf(entry)));
      return filesOfIndex(added, index.getFiles());
    })
    .finally(close);
}

async function filesOfIndex(
  added: readonly Promise<NewFileResponse>[],
  asked: Promise<GetFilesResponse>,
): Promise<IndexFile[]> {
  const [{ files, errors }, ...answers] = await Promise.all([asked, ...added]);
  failOn(answers.flatMap((answer) => answer.errors));
  failOn(errors);
  return files;
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(" ")}`);
}
