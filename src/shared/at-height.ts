const LETTERS = {
  sup: ["0123456789+-=()niao", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱªº"],
  sub: ["0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"],
} as const;

/**
 * Returns a text in the superscript or subscript characters of Unicode, because Markdown cannot mark text as
 * superscript or subscript; `undefined` if Unicode lacks one of the characters.
 */
export function atHeight(text: string, height: keyof typeof LETTERS): string | undefined {
  const [plain, own] = LETTERS[height];
  const letters = [...text].map((letter) => (/\s/.test(letter) ? letter : own[plain.indexOf(letter)]));
  return letters.includes(undefined) ? undefined : letters.join("");
}
