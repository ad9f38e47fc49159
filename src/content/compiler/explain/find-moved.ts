/**
 * A line with too many or too few spaces before it: for the schema its field is unknown where it stands, and missing
 * where it belongs. An editor made one mistake.
 */
import type { ZodType } from "zod";
import type { FieldPath } from "../document/source.ts";
import type { Issue } from "../read/validate.ts";
import { keysAt } from "./keys-at.ts";

export interface MovedField {
  path: FieldPath;
  /** The group of fields in which it belongs; empty for the document. */
  home: FieldPath;
  /** Whether the file has that group. */
  hasHome: boolean;
}

/** The fields that moved, and the issues that do not follow from it. */
export function findMoved(issues: readonly Issue[], schema: ZodType): { moved: MovedField[]; others: Issue[] } {
  const moved: MovedField[] = [];
  let others = [...issues];
  for (const lacking of issues.filter(({ input }) => input === undefined || input === null)) {
    const { path } = lacking;
    const name = path.at(-1);
    const inside = keysAt(schema, path);
    const unknown = unknownFields(others);
    const itself = unknown.find((field) => field.at(-1) === name && isBeside(parentOf(field), parentOf(path)));
    const content = unknown.filter((field) => inside.includes(String(field.at(-1))) && isBeside(parentOf(field), path));
    if (itself) moved.push({ path: itself, home: parentOf(path), hasHome: true });
    else if (content[0]) moved.push({ path: content[0], home: path, hasHome: lacking.input === null });
    else continue;
    const explained = new Set([itself, ...content].map((field) => field?.join("/")));
    others = others.flatMap((issue) => (issue === lacking ? [] : withoutKeys(issue, explained)));
  }
  return { moved, others };
}

const parentOf = (path: FieldPath) => path.slice(0, -1);

const unknownFields = (issues: readonly Issue[]): FieldPath[] =>
  issues.flatMap((issue) => (issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : []));

function withoutKeys(issue: Issue, explained: ReadonlySet<string | undefined>): Issue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  const keys = issue.keys.filter((key) => !explained.has([...issue.path, key].join("/")));
  return keys.length > 0 ? [{ ...issue, keys }] : [];
}

/** Groups of fields of which one is in the other, or which stand in the same. */
function isBeside(one: FieldPath, other: FieldPath): boolean {
  const around = Math.max(one.length, other.length) - 1;
  return one.join("/") !== other.join("/") && one.slice(0, around).join("/") === other.slice(0, around).join("/");
}
