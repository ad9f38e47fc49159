/** Finds the fields in which two versions of a document differ. */
import * as messages from "#messages";
import type { FormSchema, Value } from "../../../content/authoring/schemas/form-schema.ts";
import { pairItems } from "../../../shared/merge/pair-items.ts";
import { isEqual, isFields, type ValuePath } from "../../../shared/values.ts";
import type { Typed } from "../../contract/requests.ts";
import { schemaAt } from "../document/field-text.tsx";
import { formFieldsOf } from "../document/typed-content.ts";
import { isFromFile, srcOf } from "../form/picture/picture-fields.ts";

/** A part that differs between two versions. `one` or `other` is `undefined` if that version lacks the part. */
export interface Difference {
  /** Path of the part. A list index is the index of the item in `other`, or in `one` if `other` lacks the item. */
  path: ValuePath;
  one: Value | undefined;
  other: Value | undefined;
  /** Set if the difference is the order of the items of a list. */
  isOrder?: true;
}

/** Returns the parts of a document that differ. A file whose YAML cannot be parsed counts as one part. */
export const differencesOfTyped = (form: FormSchema, one: Typed, other: Typed): Difference[] =>
  differencesOf(form, fieldsOf(one), fieldsOf(other));

const fieldsOf = (typed: Typed) =>
  formFieldsOf(typed) ?? ("text" in typed && typed.text ? { [messages.differences.unreadable]: typed.text } : {});

/** Returns the smallest parts that differ, in the order of the form. A picture with a new file is one part. */
export function differencesOf(
  form: FormSchema,
  one: Value | undefined,
  other: Value | undefined,
  path: ValuePath = [],
): Difference[] {
  if (isEmpty(one) ? isEmpty(other) : !isEmpty(other) && isEqual(one, other)) return [];
  const schema = schemaAt(form, path);
  const compareChild = (key: string | number, ...sides: readonly [Value | undefined, Value | undefined]) =>
    differencesOf(form, ...sides, [...path, key]);
  if (isFields(one) && isFields(other) && (schema?.control !== "picture" || srcOf(one) === srcOf(other))) {
    const schemaNames = Object.keys(schema?.properties ?? {});
    const names = [...new Set([...schemaNames, ...Object.keys(one), ...Object.keys(other)])];
    const comparedNames = schema?.control === "picture" ? names.filter((name) => !isFromFile(name)) : names;
    return comparedNames.flatMap((name) => compareChild(name, one[name], other[name]));
  }
  if (!Array.isArray(one) || !Array.isArray(other)) return [{ path, one, other }];
  const rows = pairedRows(one, other);
  const commonIndexes = rows.flatMap(([before, after]) =>
    before === undefined || after === undefined ? [] : [before],
  );
  const isMoved = commonIndexes.some((before, position) => before < (commonIndexes[position - 1] ?? 0));
  const items = rows.flatMap(([before, after]) =>
    compareChild(
      after ?? before ?? 0,
      before === undefined ? undefined : one[before],
      after === undefined ? undefined : other[after],
    ),
  );
  return [...(isMoved ? [{ path, one, other, isOrder: true as const }] : []), ...items];
}

const isEmpty = (value: Value | undefined): value is undefined | null | "" =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Returns the indices of each item in both lists, in the order of `after`. A removed item follows its predecessor. */
export function pairedRows(before: readonly Value[], after: readonly Value[]) {
  const pairs = pairItems(before, after);
  const rows = after.map((_, afterIndex): [number | undefined, number | undefined] => [pairs[afterIndex], afterIndex]);
  for (const removedIndex of before.keys())
    if (!pairs.includes(removedIndex))
      rows.splice(rows.findIndex(([index]) => index === removedIndex - 1) + 1, 0, [removedIndex, undefined]);
  return rows;
}
