/** The catalogue of content mistakes: their codes are permanent, their Spanish texts for editors. */
import texts from "./catalogue.json" with { type: "json" };
import type { Wording } from "./wording.ts";

export type ProblemCode = keyof typeof texts;

// TypeScript takes every text of a JSON file for any text, and a severity is one of two.
export const PROBLEMS = texts as Readonly<Record<ProblemCode, Wording>>;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);
