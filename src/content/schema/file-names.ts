import { withoutAccents } from "../../shared/compiled/plain.ts";

/** A name as readers read it → the name of a file without its ending: letters of English, digits and hyphens. */
const wordsOf = (name: string): string[] => withoutAccents(name).match(/[A-Za-z0-9]+/g) ?? [];

/** `Nina Cobo` → `NinaCobo`. */
export const capitalized = (name: string) =>
  wordsOf(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** `Ana Sosa` → `ana-sosa`. */
export const hyphenated = (name: string) => wordsOf(name).join("-").toLowerCase();

/** The next of `proyecto1`, `proyecto2`, whatever the name is. */
export const numbered = (word: string) => (_name: string, taken: readonly string[]) =>
  `${word}${Math.max(0, ...taken.map((slug) => Number(/\d+$/.exec(slug)?.[0] ?? 0))) + 1}`;
