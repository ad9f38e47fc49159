/**
 * Finds fields with wrong indentation. The schema reports such a field twice, as unknown in one place and as missing in
 * another, although there is only one mistake.
 */
import type { ZodType } from "zod";
import { append } from "../../../shared/append.ts";
import type { FieldPath } from "../document/source.ts";
import type { Issue } from "../read/validate.ts";
import { keysAt } from "../read/schema-at.ts";

export interface MisindentedField {
  path: FieldPath;
  /** The path of the mapping to which the field belongs; empty for the top level of the document. */
  mapping: FieldPath;
  /** Whether the mapping exists in the file. */
  hasMapping: boolean;
}

/** Returns the misindented fields, and the issues that have other causes. */
export function findMisindented(
  issues: readonly Issue[],
  schema: ZodType,
): { misindented: MisindentedField[]; others: Issue[] } {
  const findStrays = strayFinder(issues);
  const misindented: MisindentedField[] = [];
  const explained = new Set<Issue | string>();
  for (const missing of issues) {
    const { path, input } = missing;
    if (input !== undefined && input !== null) continue;
    const isNew = (field: FieldPath) => !explained.has(keyOf(field));
    const stray = findStrays(String(path.at(-1)), parentOf(path)).find(isNew);
    const children = keysAt(schema, path).flatMap((name) => findStrays(name, path).filter(isNew));
    if (stray) misindented.push({ path: stray, mapping: parentOf(path), hasMapping: true });
    else if (children[0]) misindented.push({ path: children[0], mapping: path, hasMapping: input === null });
    else continue;
    for (const field of stray ? [stray, ...children] : children) explained.add(keyOf(field));
    explained.add(missing);
  }
  const others = issues.filter((issue) => !explained.has(issue)).flatMap((issue) => withoutKeys(issue, explained));
  return { misindented, others };
}

const parentOf = (path: FieldPath) => path.slice(0, -1);
const keyOf = (path: FieldPath) => path.join("/");

/**
 * Returns a function that finds unknown fields by name near a mapping: beside it, in one of its children, or in one of
 * its siblings.
 */
function strayFinder(issues: readonly Issue[]): (name: string, group: FieldPath) => FieldPath[] {
  // The unknown fields are indexed by place, because a file may have a hundred thousand of them.
  const byPlace = new Map<string, FieldPath[]>();
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") continue;
    const { path } = issue;
    for (const name of issue.keys) {
      append(byPlace, `${name} in ${keyOf(path)}`, [...path, name]);
      // List items are skipped here, because the items of a list would all be siblings of one another.
      if (typeof path.at(-1) === "string") append(byPlace, `${name} below ${keyOf(parentOf(path))}`, [...path, name]);
    }
  }
  return (name, group) => {
    const parent = group.length > 0 ? keyOf(parentOf(group)) : undefined;
    const places = [`${name} below ${keyOf(group)}`];
    if (parent !== undefined) places.push(`${name} in ${parent}`);
    if (parent !== undefined && typeof group.at(-1) === "string") places.push(`${name} below ${parent}`);
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
