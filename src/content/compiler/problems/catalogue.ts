/** The catalogue of content mistakes: their codes are permanent, their texts for editors, in their language. */
import { inEditorsLanguage, messages } from "../../messages/messages.ts";
import english from "../../messages/problems.en.json" with { type: "json" };
import spanish from "../../messages/problems.json" with { type: "json" };

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

/** How a problem is told to an editor. */

/** The parts of a sentence that depend on the file: each wording says which it uses. */
export interface Details {
  /** The value, name, path or key that is wrong. */
  value?: string;
  /** What was expected, or the other place involved. */
  expected?: string;
  /** Another place that is meant: file and line. */
  other?: string;
  /** How often what is written in two ways is written in each. */
  usage?: string;
  /** A correction to offer, or empty. */
  suggestion?: string;
}

/** A warning reports what is probably a mistake, and never fails the build. */
export type Severity = "error" | "warning";

export interface Words {
  message: string;
  /** What to do about it. */
  hint: string;
}

/** Texts in which `{value}`, `{expected}` and the other details stand for what the file says. */
export interface Wording extends Words {
  title: string;
  /** The message when the file lacks one of the details that `message` names. */
  short?: string;
  /** What is said otherwise where a field is filled in a form, and nobody sees the file. */
  inForm?: Partial<Words>;
  /** A suggestion takes the place of the hint. */
  suggests?: boolean;
  /** Its suggestion may take the place of the value; so may that of one that `suggests`. */
  corrects?: boolean;
  /** An error when left out. */
  severity?: Severity;
}

/** Wordings by the permanent code of their problem. */
export type Catalogue = Readonly<Record<string, Wording>>;

const DETAIL = /\{(value|expected|other|usage|suggestion)\}/g;

/** The sentences of a problem of one file. */
export function wordsOf({ message, short = message, hint, suggests, corrects }: Wording, details: Details): Words {
  const isComplete = [...message.matchAll(DETAIL)].every(([, name]) => details[name as keyof Details]);
  const advice = suggests && details.suggestion ? messages.report.didYouMean : hint;
  const fill = (text: string) => text.replace(DETAIL, (_, name: keyof Details) => details[name] ?? "");
  return {
    message: fill(isComplete ? message : short),
    hint: fill(advice) + (suggests || corrects ? alike(details) : ""),
  };
}

/** Letters of other scripts, and spaces and signs that nobody sees, seem to be what is suggested in place of them. */
function alike({ value = "", suggestion = "" }: Details): string {
  const [written, meant] = [[...value.normalize()], [...suggestion.normalize()]];
  let at = 0;
  while (at < written.length && written[at] === meant[at]) at++;
  const [one = "", other = ""] = [written[at], meant[at]];
  const isOdd = ODD.test(one) || ODD.test(other) || one + other === " ";
  if (!isOdd || value === "" || suggestion === "") return "";
  return messages.report.alike(signOf(one), /\p{Cf}/u.test(one) ? "" : signOf(other));
}

const ODD = /(?! |\p{Script=Latin})[\p{L}\p{Z}\p{Cf}]/u;

const signOf = (sign: string) =>
  sign && `${messages.findings.field(sign)} (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")})`;
