import type { Source } from "../../../content/compiler/document/source.ts";
import { tell } from "../../../content/compiler/explain/tell.ts";
import type { Problem } from "../../../content/compiler/problems/problem.ts";
import { rememberDocuments } from "../../../content/compiler/read/read-documents.ts";
import { contentConfig } from "../../../content/schema/content-config.ts";
import type { EditorProblem } from "../../contract/protocol.ts";
import type { EditedContent } from "./edited-content.ts";

/** What is wrong in a document by itself: known at once, where the check of everything takes its time. */
export async function ownProblems(content: EditedContent, source: Source): Promise<EditorProblem[]> {
  const { problems, refused, findings } = await rememberDocuments(contentConfig, [source], content.documents);
  return [...problems, ...(await tell(contentConfig, refused, findings))].flatMap(forEditor);
}

/** In the words of the form, each at its own field. */
export function forEditor(problem: Problem): EditorProblem[] {
  return problem.parts ? problem.parts.flatMap(forEditor) : [inForm(problem)];
}

function inForm({ code, severity, file, line, field, at, title, correction, ...words }: Problem): EditorProblem {
  const { message, hint } = words.inForm ?? words;
  return {
    code,
    severity,
    file,
    line,
    field,
    ...(at && { at }),
    title,
    message,
    hint,
    ...(correction && { correction }),
  };
}
