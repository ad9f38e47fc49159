/** The catalogue of content mistakes: their codes are permanent, their texts for editors, in their language. */
import { inEditorsLanguage } from "../../messages/messages.ts";
import english from "../../messages/problems.en.json" with { type: "json" };
import spanish from "../../messages/problems.json" with { type: "json" };
import type { Wording } from "./wording.ts";

type Spanish = typeof spanish;

export type ProblemCode = keyof Spanish;

/** What is no text is said once, in Spanish. A problem, or a part of one, that is missing here is an error of types. */
const ENGLISH: { [Code in ProblemCode]: Omit<Spanish[Code], "severity" | "suggests" | "corrects"> } = english;

const TEXTS = inEditorsLanguage<Partial<Record<string, object>>>({ es: {}, en: ENGLISH });

// TypeScript takes every text of a JSON file for any text, and a severity is one of two.
export const PROBLEMS = Object.fromEntries(
  Object.entries(spanish).map(([code, wording]) => [code, { ...wording, ...TEXTS[code] }]),
) as Readonly<Record<ProblemCode, Wording>>;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);
