import type { EditorsLanguage } from "./define-magazine.ts";

/** Configuration of a type of documents, `type.ts`: where readers find them. The folder has the name of the type. */
export interface DocumentType {
  /** Plural name of the documents, in each language of editors: `notas`. */
  called: Partial<Record<EditorsLanguage, string>>;
  /** Key in `sections` of the page that lists the documents; by default the name of the type. */
  section?: string;
  /** Pattern of the `id` of each document on that page, `article-:slug`; by default `:slug`. */
  place?: string;
  /** Set if each document has a page; `sections` has the addresses. */
  hasPages?: true;
  /** Set if the page that lists the documents begins with the carousel of `site.yaml`. */
  hasCarousel?: true;
  /** Set if the page that lists the documents shows no tagline. */
  hasNoTagline?: true;
  /** Field whose text is compared to find further reading; without one, documents are not offered for their words. */
  comparedBy?: string;
  /**
   * Type of a document, and the property of the people whom it credits, by https://schema.org; by default
   * `CreativeWork` and `contributor`.
   */
  work?: readonly [kind: string, property: string];
}

/** Gives the configuration its type. `type.ts` may import nothing else: Node, bundlers and browsers read it. */
/* @__NO_SIDE_EFFECTS__ */
export const defineType = (type: DocumentType): DocumentType => type;
