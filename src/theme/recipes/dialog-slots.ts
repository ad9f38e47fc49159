/**
 * The parts of Chakra's dialogs, which drawers are, too. Chakra's own list is in one module with those
 * of every other component, which the reader would download.
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
