/**
 * Search in the browser: Pagefind's client for the index that was built with the site, and the words that are used to
 * correct a misspelt query. Client, index and words are loaded on demand.
 */
import type { LocalText } from "../../shared/magazine/local-text.ts";
import { type ResultFields, unpackResultFields, unpackTopic } from "./search-entry.ts";
import {
  ALL_WORDS_FILE,
  CLIENT_FILE,
  GUIDE_FILE,
  INDEX_FOLDER,
  type IndexGuide,
  type WordsFile,
} from "./index-files.ts";
import { markWords, type Piece, piecesOf } from "./highlight.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { plainWords } from "./compare-words.ts";

interface Result extends ResultFields {
  titlePieces: readonly Piece[];
  excerpt: readonly Piece[];
}

export interface Answer {
  /** Corrected query that gave the results; `undefined` if the query was not corrected or nothing was found. */
  correctedQuery: string | undefined;
  /** Number of results of the chosen kind and topic. */
  total: number;
  /** Number of results of all kinds and topics. */
  all: number;
  /** Topics of the results, each with its value in the filter and its name. */
  topics: readonly { value: string; name: LocalText }[];
  /** Names with a similar spelling, to propose when nothing is found. */
  nearest: readonly string[];
  /** First results, the best first. */
  results: readonly Result[];
}

/** Filter of the results; a property that is `undefined` does not filter. `topic`: name in the form of `packTopic`. */
export interface Filter {
  kind?: string | undefined;
  topic?: string | undefined;
}

/** Ranking of results: titles and names weigh more than texts, and the typed word weighs more than related words. */
const RANKING = { metaWeights: { title: 10, slug: 3, people: 3, brands: 2, roles: 1 }, termSimilarity: 4 };

/** Number of words in an excerpt. */
const EXCERPT = 18;

const folder = () => new URL(import.meta.env.BASE_URL + INDEX_FOLDER, window.location.href).href;

/**
 * Number of times that Pagefind's client has been requested. The number makes each URL different, because browsers may
 * cache a failed import.
 */
let attempts = 0;

export class SearchEngine {
  readonly #words = new Map<string, Promise<WordsFile>>();
  readonly #pagefind: Pagefind;
  readonly #guide: IndexGuide;

  private constructor(pagefind: Pagefind, guide: IndexGuide) {
    this.#pagefind = pagefind;
    this.#guide = guide;
  }

  /** Loads the files that every query needs. Rejects if a file cannot be loaded. */
  static async start(): Promise<SearchEngine> {
    // The index is built with the site, so the development server and the editor have none.
    if (__PREVIEW__) throw new Error("A preview has no index");
    const address = `${folder()}${CLIENT_FILE}?${attempts++}`;
    const client = import(/* @vite-ignore */ address) as Promise<Pagefind>;
    const [pagefind, guide] = await Promise.all([client, loadJson<IndexGuide>(GUIDE_FILE)]);
    void loadAhead(guide);
    await pagefind.options({ basePath: folder(), excerptLength: EXCERPT, ranking: RANKING });
    await pagefind.init();
    const engine = new SearchEngine(pagefind, guide);
    // The preload resolves when Pagefind has loaded the index.
    await Promise.all([pagefind.preload("a"), pagefind.filters(), guide.wordsInOne && engine.#wordsIn(ALL_WORDS_FILE)]);
    return engine;
  }

  /** Frees the index. A later search needs a new engine. */
  stop(): void {
    void this.#pagefind.destroy();
  }

  /**
   * Searches the index. Returns only results with the given `kind` and `topic`, and loads at most `limit` of them.
   * Rejects if a file cannot be loaded.
   */
  async find(query: string, { limit, ...filter }: Filter & { limit: number }): Promise<Answer> {
    const [answer, correction] = await Promise.all([
      this.#query(query, filter),
      correctSpelling(query, (file) => this.#wordsIn(file)),
    ]);
    const isCorrected = correction.query !== plainWords(query);
    const { results, unfilteredResultCount, filters } = isCorrected
      ? await this.#query(correction.query, filter)
      : answer;
    if (unfilteredResultCount === 0) await this.#throwIfIncomplete(correction.sure);
    return {
      correctedQuery: isCorrected && results.length > 0 ? correction.query : undefined,
      total: results.length,
      all: unfilteredResultCount,
      topics: Object.entries(filters?.topic ?? {}).flatMap(([value, count]) =>
        count > 0 ? [{ value, name: unpackTopic(value) }] : [],
      ),
      nearest: correction.nearest,
      results: await Promise.all(
        results.slice(0, limit).map(async ({ data }) => resultOf(await data(), correction.query)),
      ),
    };
  }

  /** Throws if Pagefind found nothing because it failed to load a part of the index. Pagefind does not report this. */
  async #throwIfIncomplete(words: readonly string[]): Promise<void> {
    const answers = await Promise.all(words.map((word) => this.#query(word, {})));
    if (answers.some(({ results }) => results.length === 0)) throw new Error("A part of the index is missing");
    // If `words` is empty, no query above has tested the index. This uncached request tests whether it can be reached.
    await loadJson(GUIDE_FILE, "no-store");
  }

  async #query(query: string, { kind, topic }: Filter): Promise<PagefindAnswer> {
    if (query === "") return { results: [], unfilteredResultCount: 0 };
    return this.#pagefind.search(query, { filters: { ...(kind && { kind }), ...(topic && { topic }) } });
  }

  #wordsIn(requestedFile: string): Promise<WordsFile> {
    const file = this.#guide.wordsInOne ? ALL_WORDS_FILE : requestedFile;
    const loading = this.#words.get(file) ?? loadJson<WordsFile>(file);
    this.#words.set(file, loading);
    loading.catch(() => this.#words.delete(file));
    return loading;
  }
}

function resultOf({ raw_url: packed, excerpt, filters }: Fragment, query: string): Result {
  const fields = unpackResultFields(packed);
  return {
    ...fields,
    kind: filters.kind?.[0] as string,
    titlePieces: markWords(fields.title, query),
    excerpt: piecesOf(excerpt),
  };
}

async function loadJson<Content>(file: string, cache: RequestCache = "default"): Promise<Content> {
  const response = await fetch(folder() + file, { cache });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return (await response.json()) as Content;
}

/**
 * Loads files into the browser's cache, from which Pagefind then gets them. A file that fails to load is requested
 * again when it is needed.
 */
async function loadAhead({ ahead }: IndexGuide): Promise<void> {
  await Promise.allSettled(ahead.map(async (file) => (await fetch(folder() + file)).arrayBuffer()));
}

/** Part of Pagefind's client that the site uses: https://pagefind.app/docs/api/ */
interface Pagefind {
  options(options: PagefindOptions): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { filters: Record<string, string> }): Promise<PagefindAnswer>;
  preload(query: string): Promise<void>;
  /** Loads the filters. Each later answer contains the number of results for each value of a filter. */
  filters(): Promise<unknown>;
  destroy(): Promise<void>;
}

interface PagefindOptions {
  basePath: string;
  excerptLength: number;
  ranking: { metaWeights: Record<string, number>; termSimilarity: number };
}

interface PagefindAnswer {
  /** Results, the best first. */
  results: { data(): Promise<Fragment> }[];
  /** Number of results without the filter. */
  unfilteredResultCount: number;
  /** Number of results by filter and by value of the filter. */
  filters?: Record<string, Record<string, number> | undefined>;
}

interface Fragment {
  raw_url: string;
  /** Part of the text as HTML: `<` and `>` are escaped, and found words are in `<mark>`. */
  excerpt: string;
  filters: Record<string, string[] | undefined>;
}
