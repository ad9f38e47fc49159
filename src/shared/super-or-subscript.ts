const CHARACTERS = {
  sup: ["0123456789+-=()niao", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱªº"],
  sub: ["0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"],
} as const;

/**
 * Returns a text in the superscript or subscript characters of Unicode, because Markdown cannot mark text as
 * superscript or subscript; `undefined` if Unicode lacks one of the characters.
 */
export function toSuperOrSubscript(text: string, position: keyof typeof CHARACTERS): string | undefined {
  const [plain, unicode] = CHARACTERS[position];
  const characters = [...text].map((character) =>
    /\s/.test(character) ? character : unicode[plain.indexOf(character)],
  );
  return characters.includes(undefined) ? undefined : characters.join("");
}
