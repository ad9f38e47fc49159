/** A problem as GitHub shows it beside its line, and as GitHub gives it back. */
import type { Problem } from "./problem.ts";

const FIELD = " · ";
const REMEDY = "\n→ ";

/** `file`: from where GitHub counts. https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-a-warning-message */
export function annotation({ severity, line, column, title, field, message, hint }: Problem, file: string): string {
  const properties = { file, line, col: column, title: field ? title + FIELD + field : title };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(",")}::${escapeData(message + REMEDY + hint)}`;
}

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Of what another program wrote, all that is not there is empty. */
export function readAnnotation(title: string, message: string): Pick<Problem, "title" | "field" | "message" | "hint"> {
  const [what, field] = cut(title, FIELD);
  const [why, hint] = cut(message, REMEDY);
  return { title: what, field, message: why, hint };
}

function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}
