/** The event on the window with which the development server says that content changed in place. */
export const UPDATE_EVENT = "content:update";
/** The event with which the editor gives the preview a document as it is being typed: a `CustomEvent` before an update. */
export const DRAFT_EVENT = "content:draft";
