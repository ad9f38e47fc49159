/**
 * Names that the theme gives to colours by their use. A palette may not contain these names, because a colour with such
 * a name would refer to itself.
 */
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

/** Colours that every magazine has, because pages are printed in black and white. */
export const PRINT_COLORS = { black: "#000000", white: "#FFFFFF" };
