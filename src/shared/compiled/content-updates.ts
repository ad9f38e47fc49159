/** Events and data with which a page in development or in a preview learns that content has changed. */

/** Event that the window receives after content has changed without a reload, in development and in previews. */
export const UPDATE_EVENT = "content:update";
/**
 * Event with which the editor sends the preview a document while it is being edited: a `CustomEvent` that comes before
 * the update event.
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
