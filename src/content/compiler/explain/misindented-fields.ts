/**
 * Finds fields with wrong indentation. The schema reports such a field twice, as unknown in one place and as missing in
 * another, although there is only one mistake.
 */
import type { ZodType } from "zod";
import type { FieldPath } from "../document/source.ts";
import type { Issue } from "../read/validate.ts";
import { keysAt } from "../read/schema-at.ts";

export interface MisindentedField {
  path: FieldPath;
  /** The path of the mapping to which the field belongs; empty for the top level of the document. */
  home: FieldPath;
  /** Whether the mapping exists in the file. */
  hasHome: boolean;
}

/** Returns the misindented fields, and the issues that have other causes. */
export function findMisindented(
  issues: readonly Issue[],
  schema: ZodType,
): { moved: MisindentedField[]; others: Issue[] } {
  const strays = straysIn(issues);
  const moved: MisindentedField[] = [];
  const explained = new Set<Issue | string>();
  for (const lacking of issues) {
    const { path, input } = lacking;
    if (input !== undefined && input !== null) continue;
    const isNew = (field: FieldPath) => !explained.has(keyOf(field));
    const itself = strays(String(path.at(-1)), parentOf(path)).find(isNew);
    const content = keysAt(schema, path).flatMap((name) => strays(name, path).filter(isNew));
    if (itself) moved.push({ path: itself, home: parentOf(path), hasHome: true });
    else if (content[0]) moved.push({ path: content[0], home: path, hasHome: input === null });
    else continue;
    for (const field of itself ? [itself, ...content] : content) explained.add(keyOf(field));
    explained.add(lacking);
  }
  const others = issues.filter((issue) => !explained.has(issue)).flatMap((issue) => withoutKeys(issue, explained));
  return { moved, others };
}

const parentOf = (path: FieldPath) => path.slice(0, -1);
const keyOf = (path: FieldPath) => path.join("/");

/**
 * Returns a function that finds unknown fields by name near a mapping: beside the mapping, in one of its children, or
 * in a sibling.
 */
function straysIn(issues: readonly Issue[]): (name: string, group: FieldPath) => FieldPath[] {
  // The unknown fields are indexed by place, because a file may have a hundred thousand of them.
  const byPlace = new Map<string, FieldPath[]>();
  const note = (place: string, field: FieldPath) => byPlace.set(place, [...(byPlace.get(place) ?? []), field]);
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { path } = issue;
    for (const name of issue.keys) {
      note(`${name} in ${keyOf(path)}`, [...path, name]);
      // List items are skipped here, because each would be a sibling of all others.
      if (typeof path.at(-1) === "string") note(`${name} below ${keyOf(parentOf(path))}`, [...path, name]);
    }
  }
  return (name, group) => {
    const around = group.length > 0 ? keyOf(parentOf(group)) : undefined;
    const places = [`${name} below ${keyOf(group)}`];
    if (around !== undefined) places.push(`${name} in ${around}`);
    if (around !== undefined && typeof group.at(-1) === "string") places.push(`${name} below ${around}`);
    return places
      .flatMap((place) => byPlace.get(place) ?? [])
      .filter((field) => keyOf(parentOf(field)) !== keyOf(group));
  };
}

function withoutKeys(issue: Issue, explained: ReadonlySet<Issue | string>): Issue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  const keys = issue.keys.filter((key) => !explained.has(keyOf([...issue.path, key])));
  return keys.length > 0 ? [{ ...issue, keys }] : [];
}
