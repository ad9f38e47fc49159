const LETTERS = {
  sup: ["0123456789+-=()niao", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱªº"],
  sub: ["0123456789+-=()", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"],
} as const;

/** Letters above or below the line, which Markdown cannot say, as letters of their own; `undefined` where one has none. */
export function atHeight(text: string, height: keyof typeof LETTERS): string | undefined {
  const [plain, own] = LETTERS[height];
  const put = [...text].map((letter) => (/\s/.test(letter) ? letter : own[plain.indexOf(letter)]));
  return put.includes(undefined) ? undefined : put.join("");
}
