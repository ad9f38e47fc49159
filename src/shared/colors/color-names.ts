/** Names of the theme's colours by use. A palette may not have these names: such a colour would refer to itself. */
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

/** Colours that every magazine has, since pages are printed in them. */
export const PRINT_COLORS = { black: "#000000", white: "#FFFFFF" };
