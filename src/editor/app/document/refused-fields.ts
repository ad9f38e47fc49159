import * as words from "#words";
import type { Fields } from "../../../content/authoring/document-fields.ts";
import { valueAt } from "../../../shared/values.ts";
import type { Review, ReviewProblem } from "../../contract/git.ts";
import type { EditorProblem } from "../../contract/protocol.ts";
import { pathOf } from "../form/fields/field-path.ts";
import { formFieldsOf, isSame } from "./typed.ts";

/**
 * What the check of what was sent said of fields that are as they were sent. `own`: of the editor's check, which is
 * not said twice.
 */
export function refusedFields(
  reviews: readonly Review[],
  file: string,
  fields: Fields,
  own: readonly EditorProblem[],
): EditorProblem[] {
  const isOwn = ({ field, title }: ReviewProblem) => own.some((each) => each.field === field && each.title === title);
  return reviews
    .flatMap(({ problems }) => problems)
    .filter((problem) => problem.document === file && isAsSent(problem, fields) && !isOwn(problem))
    .map(({ line, field, title, message, hint }) => ({
      code: "review",
      severity: "error",
      file,
      line,
      field,
      title: words.document.reviewSaid(title),
      message,
      hint,
    }));
}

function isAsSent({ field, sent }: ReviewProblem, fields: Fields): boolean {
  const sentFields = sent && formFieldsOf(sent);
  return sentFields !== undefined && isSame(valueAt(sentFields, pathOf(field)), valueAt(fields, pathOf(field)));
}
