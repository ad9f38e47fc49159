/** Problems are returned, never thrown. A finding is a problem whose line and column are not known yet. */
import {
  type ProblemCode,
  PROBLEMS,
  type Details,
  type Severity,
  type Wording,
  type Words,
  wordsOf,
} from "./catalogue.ts";
import type { FieldPath, Source, TextPlace } from "../document/source.ts";

export interface Problem extends Words {
  /** The permanent code of the problem. */
  code: string;
  severity: Severity;
  /** The path of the file from the content folder. */
  file: string;
  /** The line of the problem. Lines and columns are counted from 1. */
  line: number;
  column: number;
  /** The field as editors see it, such as `credits.col1[2].link`; `""` if the problem concerns the whole file. */
  field: string;
  /** The place in a Markdown text. Lines are counted from the first line that is not blank. */
  at?: TextPlace;
  /** A short description of the problem. */
  title: string;
  /** The texts for a form; absent if the form shows the same texts as a report. */
  inForm?: Words;
  /** The part of the field that can be corrected, and the correction; absent without a suggestion. */
  correction?: Correction;
  /** The problems that this problem summarizes. A form shows each at its own field. */
  parts?: readonly Problem[];
  /** The text of the file for the code frame; `""` if there is none. */
  text: string;
}

export interface Correction {
  value: string;
  suggestion: string;
}

/** A kind of problem that the magazine's rules define (`content/rules.ts`), not the catalogue of the compiler. */
export interface Rule extends Wording {
  code: string;
}

/** The place of a problem: everything in `Problem` except the texts. */
export type Place = Pick<Problem, "file" | "line" | "column" | "field" | "at" | "text">;

/** Returns the place of a problem that concerns a whole file. Without a text, the report has no code frame. */
export function placeOfFile(file: string, text = ""): Place {
  return { file, text, line: 1, column: 1, field: "" };
}

export function problem(kind: ProblemCode | Rule, place: Place, details: Details = {}): Problem {
  const { code, title, inForm, ...wording }: Rule = typeof kind === "string" ? { code: kind, ...PROBLEMS[kind] } : kind;
  const fillIn = (texts: Partial<Words>) => wordsOf({ title, ...wording, ...texts }, details);
  const correction = correctionOf(wording, details);
  return {
    code,
    severity: severityOf(kind),
    ...place,
    title,
    ...fillIn({}),
    ...(inForm && { inForm: fillIn(inForm) }),
    ...(correction && { correction }),
  };
}

function correctionOf(
  { suggests, corrects }: Pick<Wording, "suggests" | "corrects">,
  { value, suggestion }: Details,
): Correction | undefined {
  return (suggests || corrects) && value && suggestion ? { value, suggestion } : undefined;
}

export function severityOf(kind: ProblemCode | Rule): Severity {
  return (typeof kind === "string" ? PROBLEMS[kind] : kind).severity ?? "error";
}

export const isWarning = ({ severity }: Problem) => severity === "warning";

/** Compares problems by file, place and code, so that every run prints the same order. */
export function byPlace(a: Problem, b: Problem): number {
  const order = ["file", "line", "column", "code", "message"] as const;
  const differentKey = order.find((key) => a[key] !== b[key]);
  return differentKey === undefined ? 0 : a[differentKey] < b[differentKey] ? -1 : 1;
}

/** A problem whose line and column are not known yet. Locating is slow, and most files have no problems. */
export interface Finding {
  code: ProblemCode | Rule;
  source: Source;
  /** The field with the problem; absent if the problem concerns the whole file. */
  path?: FieldPath;
  /** Whether the name of the field is wrong instead of its value. */
  key?: boolean;
  /** The place in a Markdown text. Line and column are counted from 1. */
  at?: { line: number; column: number };
  /** Another field that is involved. The message gets the place of this field as the detail `other`. */
  other?: { source: Source; path: FieldPath };
  details?: Details;
  /** The findings that this finding summarizes, each at its own field. */
  parts?: readonly Finding[];
}
