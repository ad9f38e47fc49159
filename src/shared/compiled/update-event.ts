/** Event that the window receives after content has changed without a reload, in development and in previews. */
export const UPDATE_EVENT = "content:update";
/**
 * Event with which the editor sends the preview a document while it is being edited: a `CustomEvent` that comes before
 * the update event.
 */
export const DRAFT_EVENT = "content:draft";
