/**
 * Names of the theme's colours by use. A palette may not use these names, because such a colour would refer to itself.
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
