/** The catalogue of content mistakes: their codes are permanent, their Spanish texts for editors. */
import texts from "./catalogue.json" with { type: "json" };
import type { Wording } from "./wording.ts";

export type ProblemCode = keyof typeof texts;

export const PROBLEMS: Readonly<Record<ProblemCode, Wording>> = texts;
