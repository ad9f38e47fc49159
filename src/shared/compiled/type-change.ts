/** A change of the documents of a type. */
export interface TypeChange {
  type: string;
  /** Slugs of removed documents. */
  gone: readonly string[];
  /** New and changed documents in JSON: for lists, and whole. */
  put: readonly { summary: string; document: string }[];
}
