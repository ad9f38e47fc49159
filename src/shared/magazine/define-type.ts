import type { EditorsLanguage } from "./define-magazine.ts";

/** Configuration of a document type, in the file `type.ts` of the type's folder: where readers find the documents. */
export interface DocumentType {
  /** Plural name of the documents, in each language of editors: `notas`. */
  called: Partial<Record<EditorsLanguage, string>>;
  /** Key in `sections` of the page that lists the documents; by default the name of the type. */
  section?: string;
  /** Pattern of the `id` that a document has on the page that lists it: `article-:slug`; by default `:slug`. */
  place?: string;
  /** Set if each document has a page; `documents` in the type's section has the pattern of the addresses. */
  hasPages?: true;
  /** Set if the page that lists the documents begins with the carousel of `site.yaml`. */
  hasCarousel?: true;
  /**
   * Set if the documents are the topics of the magazine, which documents of other types name in `topics`. A magazine
   * has at most one such type.
   */
  areTopics?: true;
  /** Set if the page that lists the documents shows no tagline. */
  hasNoTagline?: true;
  /** Categories of the filter in a new magazine, in each language of editors. The first one means all documents. */
  categories?: Partial<Record<EditorsLanguage, readonly string[]>>;
  /** Set if each document collects pieces (other documents), as an issue does. A magazine has at most one such type. */
  gathers?: true;
  /** Set if these documents may be pieces of a gathering document. The schema then has the `appearance` fields. */
  gathered?: true;
  /**
   * Name of the field whose text is compared to recommend documents with similar words. Without this name, no document
   * is recommended for similar words.
   */
  comparedBy?: string;
  /**
   * Type of a document in https://schema.org, and the property for the people whom the document credits; by default
   * `CreativeWork` and `contributor`.
   */
  work?: readonly [kind: string, property: string];
}

/**
 * Lets TypeScript check the configuration, and returns it unchanged. `type.ts` may import only this function, because
 * Node, bundlers and browsers read that file.
 */
/* @__NO_SIDE_EFFECTS__ */
export const defineType = (type: DocumentType): DocumentType => type;
