/** A document in which something is missing or wrong → the same, with something in its place, so that it can be shown. */
import { type Value, valueAt, type ValuePath, withValue } from "../../../shared/values.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import { sampleOf, schemaAt } from "./sample.ts";

/** How often a document is mended: a sample may be refused for what stands beside it. */
const ROUNDS = 12;

type Issues = NonNullable<ReturnType<Collection["schema"]["safeParse"]>["error"]>["issues"];

/**
 * `undefined` where it cannot be mended. Leaves what it is given as it is. `first`: which of its samples stands for a
 * field, 0 for its label, 1 for its example.
 */
export function fillGaps(schema: Collection["schema"], form: FormSchema, data: Value, first = 0): Value | undefined {
  let filled = structuredClone(data);
  for (let round = first; round < ROUNDS; round++) {
    const { error } = schema.safeParse(filled);
    if (!error) return filled;
    for (const issue of error.issues) filled = mend(filled, form, issue, round);
  }
  return undefined;
}

function mend(data: Value, form: FormSchema, issue: Issues[number], round: number): Value {
  if (issue.code === "unrecognized_keys")
    return changeAt(data, issue.path, (value) => {
      const entries = Object.entries(value as object).filter(([name]) => !issue.keys.includes(name));
      return Object.fromEntries(entries) as Value;
    });
  const field = schemaAt(form, issue.path);
  return changeAt(data, issue.path, (value) => {
    if (issue.code === "too_big" && typeof value === "string") return value.slice(0, Number(issue.maximum));
    if (issue.code === "too_small" && Array.isArray(value)) return lengthen(value, field, Number(issue.minimum));
    if (issue.code === "too_big" && Array.isArray(value)) return value.slice(0, Number(issue.maximum));
    return field ? sampleOf(field, round) : null;
  });
}

const lengthen = (list: Value[], field: FormSchema | undefined, length: number): Value[] => [
  ...list,
  ...Array.from({ length: length - list.length }, () => sampleOf(field?.items ?? {})),
];

/** A place on the way that holds nothing becomes what the path needs there. */
const changeAt = (whole: Value, path: ValuePath, change: (value: Value) => Value): Value =>
  withValue(whole, path, change(valueAt(whole, path) ?? null));
