/** Search entries. The registry lists them, and `src/delivery/indexing` makes the search index from them. */

import type { LocalText } from "../../shared/magazine/local-text.ts";

/** Credit of an entry: a name and its role. */
export interface SearchCredit {
  rol: string;
  name: string;
}

/** Words by which a document is found, in addition to its title. */
export interface SearchWords {
  /** Texts of the document, the most informative first. HTML tags are not searched. */
  texts: readonly (string | { html: string } | undefined)[];
  credits?: readonly SearchCredit[];
  /** Names of people, in addition to those in the credits. */
  people?: readonly string[];
  roles?: readonly string[];
  brands?: readonly string[];
}

export interface SearchEntry extends SearchWords {
  /** Address of the page, or of the place in a list: `/club-pompa#industria4`. */
  address: string;
  /** Last part of the address of the page, which readers may remember. */
  slug?: string;
  /** Label and filter value of the result: the name of the page that lists the document. */
  kind: string;
  title: string;
  topics?: readonly LocalText[];
  lang: string;
  /** URL of a small picture in WebP; `""` if there is none. */
  picture: string;
  /** Point of the picture that stays visible when the picture is cropped, as in `Picture`. */
  focus?: string | undefined;
}

/** Fields that a result shows. */
export type ResultFields = Pick<SearchEntry, "address" | "kind" | "title" | "lang" | "picture" | "focus">;

/**
 * Packs the fields that a result shows into one string for `url`, the only field that Pagefind neither changes nor
 * searches. A search in any other field would find the words of the string, even those in the URL of a picture.
 */
export function packResultFields({ address, title, lang, picture, focus }: Omit<ResultFields, "kind">): string {
  return JSON.stringify([address, title, lang, picture, ...(focus ? [focus] : [])]);
}

export function unpackResultFields(packed: string): Omit<ResultFields, "kind"> {
  const [address = "", title = "", lang = "", picture = "", focus] = JSON.parse(packed) as string[];
  return { address, title, lang, picture, focus };
}

/** Packs the name of a topic into the value of a filter. The name is enough, because no two topics share a name. */
export const packTopic = (name: LocalText): string => JSON.stringify(name);

export const unpackTopic = (packed: string) => JSON.parse(packed) as LocalText;
