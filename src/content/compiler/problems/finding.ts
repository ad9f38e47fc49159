import type { FieldPath, Source } from "../document/source.ts";
import type { ProblemCode } from "./catalogue.ts";
import type { Rule } from "./problem.ts";
import type { Details } from "./wording.ts";

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
