/** What the search knows of something that it finds: handed over by the registry, made into an index by `src/delivery/indexing`. */
/** A credit as it is found: the name, and what was done. */
export interface SearchCredit {
  rol: string;
  name: string;
}

/** The words by which a document is found, beside its name. */
export interface SearchWords {
  /** Texts that readers read, the most telling first; HTML is read without its marks. */
  texts: readonly (string | { html: string } | undefined)[];
  credits?: readonly SearchCredit[];
  /** Names of people beside those of the credits. */
  people?: readonly string[];
  roles?: readonly string[];
  brands?: readonly string[];
}

export interface SearchEntry extends SearchWords {
  /** Address of its page, or of its place in a list: `/club-pompa#industria4`. */
  address: string;
  /** The part of the address of its page that is its own, which readers may remember. */
  slug?: string;
  /** By which results are told apart and filtered: the page that lists them, by its name. */
  kind: string;
  title: string;
  /** Language in which it is written. */
  lang: string;
  /** Calendar day on which it was published; empty where it has none. */
  day: string;
  /** Address of a small picture in WebP; empty where it has none. */
  picture: string;
}

/** What a result shows. */
export type Shown = Pick<SearchEntry, "address" | "kind" | "title" | "lang" | "picture">;

/**
 * What the index keeps of an entry for its result, in the one field that Pagefind neither changes nor searches: words
 * of every other are found, also those of the address of a picture.
 */
export function packShown({ address, title, lang, picture }: Omit<Shown, "kind">): string {
  return JSON.stringify([address, title, lang, picture]);
}

export function unpackShown(packed: string): Omit<Shown, "kind"> {
  const [address = "", title = "", lang = "", picture = ""] = JSON.parse(packed) as string[];
  return { address, title, lang, picture };
}
