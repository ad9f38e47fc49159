/** Events and data that tell pages in development and in previews that content has changed. */

/** Name of the event on `window` after content has changed without a reload, in development and in previews. */
export const UPDATE_EVENT = "content:update";
/**
 * Name of the `CustomEvent` with which the editor sends a document to the preview while the document is being edited.
 * `UPDATE_EVENT` follows.
 */
export const DRAFT_EVENT = "content:draft";

/** Changes in the documents of one type. */
export interface TypeChange {
  type: string;
  /** Slugs of removed documents. */
  gone: readonly string[];
  /** New and changed documents in JSON: the fields that lists need (`summary`), and the whole document. */
  put: readonly { summary: string; document: string }[];
}
