/** Events and data that tell pages in development and in previews that content has changed. */

/** Event on the window of pages in development and in previews: content has changed, and the page was not reloaded. */
export const UPDATE_EVENT = "content:update";
/**
 * Name of the `CustomEvent` with which the editor sends a document to the preview while the document is being edited.
 * The update event follows.
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
