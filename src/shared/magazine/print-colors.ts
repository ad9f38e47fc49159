/** The colours that every magazine has: those of its pages on paper. */
export const PRINT_COLORS = { black: "#000000", white: "#FFFFFF" };
