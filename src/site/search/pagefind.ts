/** What the site uses of Pagefind's client: https://pagefind.app/docs/api/ */

export interface Pagefind {
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

export interface PagefindAnswer {
  /** The best first. */
  results: { data(): Promise<Fragment> }[];
  /** How many there are without the filter. */
  unfilteredResultCount: number;
}

export interface Fragment {
  raw_url: string;
  /** A part of the text; `<` and `>` are escaped, and the words that were found stand in `<mark>`. */
  excerpt: string;
  filters: Record<string, string[] | undefined>;
}
