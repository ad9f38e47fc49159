/** Change of the documents of a type. */
export interface TypeChange {
  type: string;
  /** Slugs of removed documents. */
  gone: readonly string[];
  /** New and changed documents in JSON: the fields for lists (`summary`), and the whole document. */
  put: readonly { summary: string; document: string }[];
}
