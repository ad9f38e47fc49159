/** Event on the window after content changed in place, in development and previews. */
export const UPDATE_EVENT = "content:update";
/** Event with which the editor gives the preview a document as it is being typed: a `CustomEvent` before an update. */
export const DRAFT_EVENT = "content:draft";
