/** A problem as GitHub shows it beside its line. */
import type { Problem } from "./problem.ts";

/** `file`: from where GitHub counts. https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-a-warning-message */
export function annotation({ severity, line, column, title, field, message, hint }: Problem, file: string): string {
  const properties = { file, line, col: column, title: field ? `${title} · ${field}` : title };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${severity} ${list.join(",")}::${escapeData(`${message}\n→ ${hint}`)}`;
}

const escapeData = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
