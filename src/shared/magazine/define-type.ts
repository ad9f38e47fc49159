import type { EditorsLanguage } from "./define-magazine.ts";

/** What `type.ts` of a type of documents says: where readers find them. The folder has the name of the type. */
export interface DocumentType {
  /** What its documents are together, in each language that editors read: `notas`. */
  called: Partial<Record<EditorsLanguage, string>>;
  /** Key in `sections` of the page that lists its documents; the name of the type where it is left out. */
  section?: string;
  /** The `id` of each document on that page: `article-:slug`. `:slug` where it is left out. */
  place?: string;
  /** Each document has a page; `sections` says its address. */
  hasPages?: true;
  /** The page that lists them begins with the carousel of `site.yaml`. */
  hasCarousel?: true;
  /** The page that lists them shows no tagline. */
  hasNoTagline?: true;
  /** The field whose text is compared to find further reading; without it documents are not offered for their words. */
  comparedBy?: string;
  /**
   * What a document is, and what whom it credits is to it, by https://schema.org. `CreativeWork` and `contributor` where it
   * is left out.
   */
  work?: readonly [kind: string, property: string];
}

/** Gives it its type. A type may import nothing else: it is read in Node, by bundlers and in browsers. */
/* @__NO_SIDE_EFFECTS__ */
export const defineType = (type: DocumentType): DocumentType => type;
