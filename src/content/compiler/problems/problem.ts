/** A problem is a value, never an exception. */
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
  /** Permanent. */
  code: string;
  severity: Severity;
  /** Path from the content folder. */
  file: string;
  /** Line and column, 1 first. */
  line: number;
  column: number;
  /** The field as an editor reads it, `credits.col1[2].link`; empty when the whole file is meant. */
  field: string;
  /** The same place in the text of the field, counted from its first line that is not blank, when it is a Markdown text. */
  at?: TextPlace;
  /** What happened, in few words. */
  title: string;
  /** The same where the field is filled in a form, if that says it otherwise. */
  inForm?: Words;
  /** What of the field may be replaced, and by what. */
  correction?: Correction;
  /** What it sums up, each at its own field, as a form shows it. */
  parts?: readonly Problem[];
  /** The text of the file, from which the report cuts its code frame; empty where there is none. */
  text: string;
}

export interface Correction {
  value: string;
  suggestion: string;
}

/** A problem of the site's own rules. */
export interface Rule extends Wording {
  code: string;
}

/** Where a problem is; everything that `Problem` needs except the words. */
export type Place = Pick<Problem, "file" | "line" | "column" | "field" | "at" | "text">;

/** The beginning of a file, for what concerns the whole of it; without a text there is no frame. */
export function placeOfFile(file: string, text = ""): Place {
  return { file, text, line: 1, column: 1, field: "" };
}

export function problem(kind: ProblemCode | Rule, place: Place, details: Details = {}): Problem {
  const { code, title, inForm, ...wording }: Rule = typeof kind === "string" ? { code: kind, ...PROBLEMS[kind] } : kind;
  const words = (own: Partial<Words>) => wordsOf({ title, ...wording, ...own }, details);
  const correction = correctionOf(wording, details);
  return {
    code,
    severity: severityOf(kind),
    ...place,
    title,
    ...words({}),
    ...(inForm && { inForm: words(inForm) }),
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

/** Reading order: by file, then by place, then by code, so that two runs print the same. */
export function byPlace(a: Problem, b: Problem): number {
  const order = ["file", "line", "column", "code", "message"] as const;
  const differs = order.find((key) => a[key] !== b[key]);
  return differs === undefined ? 0 : a[differs] < b[differs] ? -1 : 1;
}

/** A mistake whose line and column are still to be found: most files have none, and finding is slow. */
export interface Finding {
  code: ProblemCode | Rule;
  source: Source;
  /** The field that is meant; absent when the whole file is. */
  path?: FieldPath;
  /** The name of the field is wrong, not its value. */
  key?: boolean;
  /** Place in the text of the field, 1 first, when the field is a Markdown text. */
  at?: { line: number; column: number };
  /** Another field that is meant, whose place becomes the detail `other`. */
  other?: { source: Source; path: FieldPath };
  details?: Details;
  /** What it sums up, each at its own field. */
  parts?: readonly Finding[];
}
