/**
 * The search in the browser: Pagefind's client over the index that was built with the site, and the words by which a
 * misspelt query is mended. Nothing of it is loaded before the reader asks.
 */
import { type Shown, unpackShown } from "./search-entry.ts";
import {
  ALL_WORDS_FILE,
  CLIENT_FILE,
  GUIDE_FILE,
  INDEX_FOLDER,
  type IndexGuide,
  type WordsFile,
} from "./index-files.ts";
import { markWords, type Piece, piecesOf } from "./marked.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { plainWords } from "./compare-words.ts";

interface Result extends Shown {
  titlePieces: readonly Piece[];
  excerpt: readonly Piece[];
}

export interface Answer {
  /** What was found in its place, where what was asked for is misspelt. */
  mended: string | undefined;
  total: number;
  /** How many there are of all kinds. */
  all: number;
  /** Names that are spelt alike, where there is nothing. */
  nearest: readonly string[];
  /** The best first. */
  results: readonly Result[];
}

/** Titles and names weigh more than a text; a word as it was typed more than others of its family. */
const RANKING = { metaWeights: { title: 10, slug: 3, people: 3, brands: 2, roles: 1 }, termSimilarity: 4 };

/** Words around those that were found. */
const EXCERPT = 18;

const folder = () => new URL(import.meta.env.BASE_URL + INDEX_FOLDER, window.location.href).href;

/** So many clients were asked for: a browser may remember a module that it could not load. */
let attempts = 0;

export class SearchEngine {
  readonly #words = new Map<string, Promise<WordsFile>>();
  readonly #pagefind: Pagefind;
  readonly #guide: IndexGuide;

  private constructor(pagefind: Pagefind, guide: IndexGuide) {
    this.#pagefind = pagefind;
    this.#guide = guide;
  }

  /** Loads what every query needs. Rejects where that cannot be had. */
  static async start(): Promise<SearchEngine> {
    // The development server and the editor have no index, which is built with the site.
    if (__PREVIEW__) throw new Error("A preview has no index");
    const address = `${folder()}${CLIENT_FILE}?${attempts++}`;
    const client = import(/* @vite-ignore */ address) as Promise<Pagefind>;
    const [pagefind, guide] = await Promise.all([client, loadJson<IndexGuide>(GUIDE_FILE)]);
    void loadAhead(guide);
    await pagefind.options({ basePath: folder(), excerptLength: EXCERPT, ranking: RANKING });
    await pagefind.init();
    const engine = new SearchEngine(pagefind, guide);
    // It answers when the index is there.
    await Promise.all([pagefind.preload("a"), guide.wordsInOne && engine.#wordsIn(ALL_WORDS_FILE)]);
    return engine;
  }

  /** What is asked for later starts a new one. */
  stop(): void {
    void this.#pagefind.destroy();
  }

  /** `kind` narrows what is found; `most`: how many results are put together. Rejects where a file cannot be had. */
  async find(query: string, { kind, most }: { kind: string | undefined; most: number }): Promise<Answer> {
    const [asked, mended] = await Promise.all([
      this.#ask(query, kind),
      correctSpelling(query, (file) => this.#wordsIn(file)),
    ]);
    const isMended = mended.query !== plainWords(query);
    const { results, unfilteredResultCount } = isMended ? await this.#ask(mended.query, kind) : asked;
    if (unfilteredResultCount === 0) await this.#failOnLost(mended.sure);
    return {
      mended: isMended && results.length > 0 ? mended.query : undefined,
      total: results.length,
      all: unfilteredResultCount,
      nearest: mended.nearest,
      results: await Promise.all(results.slice(0, most).map(async ({ data }) => resultOf(await data(), mended.query))),
    };
  }

  /** Pagefind answers with nothing where it could not load a part of the index. */
  async #failOnLost(words: readonly string[]): Promise<void> {
    const answers = await Promise.all(words.map((word) => this.#ask(word, undefined)));
    if (answers.some(({ results }) => results.length === 0)) throw new Error("A part of the index is missing");
    // Where there is no such word, it may be that nothing can be had.
    await loadJson(GUIDE_FILE, "no-store");
  }

  async #ask(query: string, kind: string | undefined): Promise<PagefindAnswer> {
    if (query === "") return { results: [], unfilteredResultCount: 0 };
    return this.#pagefind.search(query, { filters: kind ? { kind } : {} });
  }

  #wordsIn(asked: string): Promise<WordsFile> {
    const file = this.#guide.wordsInOne ? ALL_WORDS_FILE : asked;
    const loading = this.#words.get(file) ?? loadJson<WordsFile>(file);
    this.#words.set(file, loading);
    loading.catch(() => this.#words.delete(file));
    return loading;
  }
}

function resultOf({ raw_url: packed, excerpt, filters }: Fragment, query: string): Result {
  const shown = unpackShown(packed);
  return {
    ...shown,
    kind: filters.kind?.[0] as string,
    titlePieces: markWords(shown.title, query),
    excerpt: piecesOf(excerpt),
  };
}

async function loadJson<Content>(file: string, cache: RequestCache = "default"): Promise<Content> {
  const response = await fetch(folder() + file, { cache });
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return (await response.json()) as Content;
}

/** Into the cache of the browser, where Pagefind finds them. What fails is asked for again when it is needed. */
async function loadAhead({ ahead }: IndexGuide): Promise<void> {
  await Promise.allSettled(ahead.map(async (file) => (await fetch(folder() + file)).arrayBuffer()));
}

/** What the site uses of Pagefind's client: https://pagefind.app/docs/api/ */
interface Pagefind {
  options(options: PagefindOptions): Promise<void>;
  init(): Promise<void>;
  search(query: string, options: { filters: Record<string, string> }): Promise<PagefindAnswer>;
  preload(query: string): Promise<void>;
  destroy(): Promise<void>;
}

interface PagefindOptions {
  basePath: string;
  excerptLength: number;
  ranking: { metaWeights: Record<string, number>; termSimilarity: number };
}

interface PagefindAnswer {
  /** The best first. */
  results: { data(): Promise<Fragment> }[];
  /** How many there are without the filter. */
  unfilteredResultCount: number;
}

interface Fragment {
  raw_url: string;
  /** A part of the text; `<` and `>` are escaped, and the words that were found stand in `<mark>`. */
  excerpt: string;
  filters: Record<string, string[] | undefined>;
}
