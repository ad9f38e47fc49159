/** At which field of the form each problem is shown. */
import type { Fields, Value, FormSchema } from "../../../../content/authoring/schemas/form-schema.ts";
import type { EditorProblem } from "../../../contract/protocol.ts";
import { fits } from "../field-kind.ts";
import { fieldName, type FieldPath, pathOf } from "./field-path.ts";
import { kindOf } from "../kinds/kinds.ts";
import type { ProblemsByField } from "../problem-store.ts";
import { isFields, valueAt } from "../../../../shared/values.ts";

/** Name of a field → its problems: their own field, or the nearest around it that the form shows; `""` is the document. */
export function placeProblems(form: FormSchema, fields: Fields, problems: readonly EditorProblem[]): ProblemsByField {
  const byField = new Map<string, EditorProblem[]>();
  for (const problem of problems) {
    const name = fieldName(shownPath(form, fields, pathOf(problem.field)));
    byField.set(name, [...(byField.get(name) ?? []), problem]);
  }
  return byField;
}

/** The longest beginning of a path that the form shows. */
function shownPath(form: FormSchema, fields: Fields, path: FieldPath): FieldPath {
  let schema: FormSchema | undefined = form;
  const end = path.findIndex((key, depth) => {
    const value = valueAt(fields, path.slice(0, depth));
    if (!schema || !shows(schema, value, key, depth === 0)) return true;
    schema = typeof key === "number" ? schema.items : schema.properties?.[key];
    return false;
  });
  return end === -1 ? path : path.slice(0, end);
}

/** Whether a group or a list shows one of its parts. What is unknown is shown where it is written. */
function shows(schema: FormSchema, value: Value | undefined, key: string | number, isDocument: boolean): boolean {
  if (!fits(kindOf(schema), value)) return false;
  if (typeof key === "number") return Array.isArray(value) && key < value.length;
  const part = schema.properties?.[key];
  const isThere = isFields(value) && Object.hasOwn(value, key);
  if (!part || part.const !== undefined) return isThere;
  return isThere || isDocument || value !== undefined;
}
