/**
 * The catalogue of content mistakes: their permanent codes, and their texts in the language of the editors. `wordsOf`
 * fills in the texts.
 */
import { inEditorsLanguage, messages } from "../../messages/messages.ts";
import english from "../../messages/en/problems.json" with { type: "json" };
import spanish from "../../messages/es/problems.json" with { type: "json" };

type Spanish = typeof spanish;

export type ProblemCode = keyof Spanish;

/** The English texts. Only the Spanish catalogue has the omitted properties. A missing translation is a type error. */
const ENGLISH: { [Code in ProblemCode]: Omit<Spanish[Code], "severity" | "suggests" | "corrects"> } = english;

const TEXTS = inEditorsLanguage<Partial<Record<string, object>>>({ es: {}, en: ENGLISH });

// The cast is needed because TypeScript infers `string` for each text of a JSON file, but `Severity` has two values.
export const PROBLEMS = Object.fromEntries(
  Object.entries(spanish).map(([code, wording]) => [code, { ...wording, ...TEXTS[code] }]),
) as Readonly<Record<ProblemCode, Wording>>;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** The values for the placeholders in the texts of a problem. */
export interface Details {
  /** The wrong value, name, path or key. */
  value?: string;
  /** A second value for the message: usually the expected value, but also, for example, a path or a size. */
  expected?: string;
  /** Another place in the content, as a file and a line, or the name of the block that has the problem. */
  other?: string;
  /** How often each of two spellings is used, or the reason why one of them is correct. */
  usage?: string;
  /** A suggested correction; `""` or absent if there is none. */
  suggestion?: string;
}

/** The severity of a problem. A warning reports a probable mistake, and fails the build only in strict mode. */
export type Severity = "error" | "warning";

export interface Words {
  message: string;
  /** The advice on how to fix the problem. */
  hint: string;
}

/** The texts of a problem, with placeholders such as `{value}` and `{expected}`. */
export interface Wording extends Words {
  title: string;
  /** The message that replaces `message` if one of its details is missing. */
  short?: string;
  /** Texts that replace the message or the hint in a form, because a form does not show the file. */
  inForm?: Partial<Words>;
  /** Whether a suggestion replaces the hint. */
  suggests?: boolean;
  /** Whether the suggestion can replace the value in the file. This is always the case if `suggests` is true. */
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
 * Names the first two characters that differ between a value and its suggestion; returns `""` unless they may look
 * alike, because one of them is invisible or not of the Latin script.
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
