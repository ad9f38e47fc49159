/** What changed of a type, as those are told who have it. */
export interface TypeChange {
  type: string;
  /** Slugs of the documents that are no more. */
  gone: readonly string[];
  /** The documents that are new or say something else, in JSON: what lists need of them, and whole. */
  put: readonly { summary: string; document: string }[];
}
