/** Two versions of a document, field by field. */
import type { Fields, Value } from "../../../content/authoring/document-fields.ts";
import { isSame } from "./typed.ts";

/** The fields in which they differ, in the order of the first. */
export function differences(mine: Fields, theirs: Fields): string[] {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return names.filter((name) => !isSame(mine[name], theirs[name]));
}

/** A value for the eye. */
export function versionText(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value, undefined, 2) : String(value);
}
