/** The colours that every magazine has: those of its pages on paper. */
export const PAPER = { black: "#000000", white: "#FFFFFF" };
