/** Changes in the documents of one type. */
export interface TypeChange {
  type: string;
  /** Slugs of removed documents. */
  gone: readonly string[];
  /** New and changed documents in JSON: the fields that lists need (`summary`), and the whole document. */
  put: readonly { summary: string; document: string }[];
}
