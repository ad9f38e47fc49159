/**
 * The parts of Chakra's dialogs, of which a drawer is one. Its own list comes with those of every
 * other component, which the reader would download.
 */
export const DIALOG_SLOTS = [
  "trigger",
  "backdrop",
  "positioner",
  "content",
  "title",
  "description",
  "closeTrigger",
  "header",
  "body",
  "footer",
] as const;
