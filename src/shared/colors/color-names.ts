/** What the theme calls its colours by their use; a colour of a palette that was called so would be made of itself. */
export const COLOR_USES = [
  "accent",
  "bg",
  "club",
  "fg",
  "focus",
  "found",
  "news",
  "primary",
  "rule",
  "secondary",
] as const;

/** The colours that every magazine has: those of its pages on paper. */
export const PRINT_COLORS = { black: "#000000", white: "#FFFFFF" };
