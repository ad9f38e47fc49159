/** Makes the files of the search index with Pagefind's Node API: https://pagefind.app/docs/node-api/ */
import { close, createIndex, type GetFilesResponse, type IndexFile, type NewFileResponse } from "pagefind";
import { CONTENT_LANGUAGE } from "../../shared/magazine/language.ts";
import type { SearchEntry } from "../../site/search/search-entry.ts";
import { GUIDE_FILE, type IndexGuide } from "../../site/search/index-files.ts";
import { recordOf } from "./record.ts";
import { vocabularyOf } from "./vocabulary.ts";

/**
 * Maximum number of entries of a small magazine. The browser loads the whole index of a small magazine, in
 * `SMALL_FILE_COUNT` files, before a query.
 */
const MAX_SMALL_ENTRIES = 1000;
const SMALL_FILE_COUNT = 12;

/** Entries per file in a larger magazine. A result loads its whole file, but hosts limit the number of files. */
const ENTRIES_PER_FILE = 4;

/**
 * Matches the files of Pagefind that the site uses, apart from the search engine (`ENGINES`). Files of Pagefind's own
 * interface are left out.
 */
const USED_FILES = /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|.*\.pf_\w+)$/;

/**
 * Files of Pagefind's search engine, in order of preference: the engine of the content's language, or the engine for
 * languages that Pagefind cannot stem.
 */
const ENGINES = [CONTENT_LANGUAGE, "unknown"].map((language) => `wasm.${language}.pagefind`);

/** Matches files that a query needs. In a small magazine, the browser loads them before a query. */
const PRELOADED_FILES = /\.pf_(?:index|fragment)$/;

/** Makes the files of the index, by path. The same entries give the same bytes, even if their order differs. */
export function makeIndex(entries: readonly SearchEntry[]): Promise<Map<string, Uint8Array>> {
  const sorted = entries.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  return filesOf(createIndexFiles(sorted), vocabularyOf(sorted), sorted.length <= MAX_SMALL_ENTRIES);
}

async function filesOf(
  indexFiles: Promise<IndexFile[]>,
  { wordsInOne, files: words }: ReturnType<typeof vocabularyOf>,
  isSmall: boolean,
) {
  const allFiles = await indexFiles;
  const engine = ENGINES.find((name) => allFiles.some(({ path }) => path === name));
  const usedFiles = allFiles
    .filter(({ path }) => USED_FILES.test(path) || path === engine)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const ahead = isSmall ? usedFiles.map(({ path }) => path).filter((path) => PRELOADED_FILES.test(path)) : [];
  const guide: IndexGuide = { ahead, wordsInOne };
  return new Map([
    ...usedFiles.map(({ path, content }) => [path, content] as const),
    ...[...words, [GUIDE_FILE, guide] as const].map(([path, content]) => [path, json(content)] as const),
  ]);
}

const json = (content: object) => new TextEncoder().encode(JSON.stringify(content));

function createIndexFiles(entries: readonly SearchEntry[]): Promise<IndexFile[]> {
  const maxFragments =
    entries.length > MAX_SMALL_ENTRIES ? Math.ceil(entries.length / ENTRIES_PER_FILE) : SMALL_FILE_COUNT;
  return createIndex({ maxFragments })
    .then(({ index, errors }) => {
      if (!index) throw new Error(`Pagefind makes no index: ${errors.join(" ")}`);
      // Entries are added without waiting for each response: waiting would take nearly twice as long.
      const responses = entries.map((entry) => index.addCustomRecord(recordOf(entry)));
      return filesOfIndex(responses, index.getFiles());
    })
    .finally(close);
}

async function filesOfIndex(
  responses: readonly Promise<NewFileResponse>[],
  filesResponse: Promise<GetFilesResponse>,
): Promise<IndexFile[]> {
  const [{ files, errors }, ...recordResponses] = await Promise.all([filesResponse, ...responses]);
  failOn(recordResponses.flatMap((response) => response.errors));
  failOn(errors);
  return files;
}

function failOn(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind: ${errors.join(" ")}`);
}
