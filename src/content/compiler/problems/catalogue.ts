/**
 * The catalogue of content mistakes, with permanent codes and with texts in the language of the editors, and the
 * function that fills in a text.
 */
import { inEditorsLanguage, messages } from "../../messages/messages.ts";
import english from "../../messages/en/problems.json" with { type: "json" };
import spanish from "../../messages/es/problems.json" with { type: "json" };

type Spanish = typeof spanish;

export type ProblemCode = keyof Spanish;

/** The English texts; all other properties are only in the Spanish catalogue. A missing translation is a type error. */
const ENGLISH: { [Code in ProblemCode]: Omit<Spanish[Code], "severity" | "suggests" | "corrects"> } = english;

const TEXTS = inEditorsLanguage<Partial<Record<string, object>>>({ es: {}, en: ENGLISH });

// The cast is needed because TypeScript infers `string` for each text of a JSON file, but `Severity` has two values.
export const PROBLEMS = Object.fromEntries(
  Object.entries(spanish).map(([code, wording]) => [code, { ...wording, ...TEXTS[code] }]),
) as Readonly<Record<ProblemCode, Wording>>;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** The values that a wording inserts into its sentences. */
export interface Details {
  /** The wrong value, name, path or key. */
  value?: string;
  /** The expected value, or another place that is involved. */
  expected?: string;
  /** Another place that is involved, as a file and a line, or the name of the block that has the problem. */
  other?: string;
  /** The number of uses of each of two spellings. */
  usage?: string;
  /** A suggested correction; `""` or absent if there is none. */
  suggestion?: string;
}

/** The severity of a problem. A warning reports a probable mistake and never fails the build. */
export type Severity = "error" | "warning";

export interface Words {
  message: string;
  /** The advice on how to fix the problem. */
  hint: string;
}

/** The texts of a problem, with placeholders such as `{value}` and `{expected}`. */
export interface Wording extends Words {
  title: string;
  /** The message that is used if a detail that `message` inserts is missing. */
  short?: string;
  /** Other texts for a form, where the file is not visible. */
  inForm?: Partial<Words>;
  /** Whether a suggestion replaces the hint. */
  suggests?: boolean;
  /** Whether the suggestion can replace the value, which is always so if `suggests` is true. */
  corrects?: boolean;
  /** The severity of the problem; `error` if absent. */
  severity?: Severity;
}

/** The wordings of problems, by permanent code. */
export type Catalogue = Readonly<Record<string, Wording>>;

const DETAIL = /\{(value|expected|other|usage|suggestion)\}/g;

/** Fills in the texts of a problem. */
export function wordsOf({ message, short = message, hint, suggests, corrects }: Wording, details: Details): Words {
  const isComplete = [...message.matchAll(DETAIL)].every(([, name]) => details[name as keyof Details]);
  const advice = suggests && details.suggestion ? messages.report.didYouMean : hint;
  const fill = (text: string) => text.replace(DETAIL, (_, name: keyof Details) => details[name] ?? "");
  return {
    message: fill(isComplete ? message : short),
    hint: fill(advice) + (suggests || corrects ? describeLookalikes(details) : ""),
  };
}

/**
 * Names the first characters in which a value and its suggestion differ, if the characters may look alike: letters of
 * other scripts, and invisible characters.
 */
function describeLookalikes({ value = "", suggestion = "" }: Details): string {
  const [original, suggested] = [[...value.normalize()], [...suggestion.normalize()]];
  let index = 0;
  while (index < original.length && original[index] === suggested[index]) index++;
  const [one = "", other = ""] = [original[index], suggested[index]];
  const mayLookAlike = LOOKALIKE.test(one) || LOOKALIKE.test(other) || one + other === " ";
  if (!mayLookAlike || value === "" || suggestion === "") return "";
  return messages.report.alike(characterName(one), /\p{Cf}/u.test(one) ? "" : characterName(other));
}

const LOOKALIKE = /(?! |\p{Script=Latin})[\p{L}\p{Z}\p{Cf}]/u;

const characterName = (character: string) =>
  character &&
  `${messages.findings.field(character)} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`;
