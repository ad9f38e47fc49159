/** Completes a document with placeholder values for missing or invalid fields, so that it can be previewed. */
import { type Value, valueAt, type ValuePath, withValue } from "../../../shared/values.ts";
import type { FormSchema, Fields } from "../schemas/form-schema.ts";
import type { Collection } from "../../compiler/document/collection.ts";
import { colors } from "../../../shared/colors/colors.ts";

/** The maximum number of attempts to complete a document. An attempt fails if the schema refuses a placeholder. */
const ROUNDS = 12;

type Issues = NonNullable<ReturnType<Collection["schema"]["safeParse"]>["error"]>["issues"];

/**
 * Returns a completed copy of the data; `undefined` if the schema refuses every attempt. `first` is the index of the
 * first sample to try. In a plain text field, sample 0 is the label, and sample 1 is the first example.
 */
export function fillPlaceholders(
  schema: Collection["schema"],
  form: FormSchema,
  data: Value,
  first = 0,
): Value | undefined {
  let filled = structuredClone(data);
  for (let round = first; ; round++) {
    const { error } = schema.safeParse(filled);
    if (!error) return filled;
    if (round >= ROUNDS) return undefined;
    for (const issue of error.issues) filled = fixIssue(filled, form, issue, round);
  }
}

function fixIssue(data: Value, form: FormSchema, issue: Issues[number], round: number): Value {
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

/** Changes the value at a path and creates missing parents. */
const changeAt = (data: Value, path: ValuePath, change: (value: Value) => Value): Value =>
  withValue(data, path, change(valueAt(data, path) ?? null));

/** A picture name that no document uses; the preview draws an empty picture for it. */
const MISSING_PICTURE = "falta.webp";

/** Returns the schema of the field at a path; `undefined` if the form has no such field. */
function schemaAt(form: FormSchema | undefined, path: readonly PropertyKey[]): FormSchema | undefined {
  const [key, ...rest] = path;
  if (key === undefined || !form) return form;
  return schemaAt(typeof key === "number" ? form.items : form.properties?.[String(key)], rest);
}

/** Returns a sample value for a field. `tries` is the number of samples that were already refused. */
function sampleOf(form: FormSchema, tries = 0): Value {
  if (form.control === "picture") return { ...groupOf(form), src: MISSING_PICTURE };
  if (form.type === "object" || form.properties) return groupOf(form);
  if (form.type === "array") return Array.from({ length: form.minItems ?? 0 }, () => sampleOf(form.items ?? {}));
  const samples = [form.const, ...(form.enum ?? []), ...textsOf(form)].filter((each) => each !== undefined);
  if (form.type === "boolean") return false;
  if (form.type === "integer" || form.type === "number") return 1;
  return samples[tries % samples.length] ?? "…";
}

/** Returns a sample group. A group without required parts, such as a text in several languages, gets its first part. */
function groupOf({ properties = {}, required = [] }: FormSchema): Fields {
  const requiredNames = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  const entries = Object.entries(properties).filter(([name]) => requiredNames.includes(name));
  return Object.fromEntries(entries.map(([name, each]) => [name, sampleOf(each)]));
}

function textsOf({ control, format, title = "…", examples = [] }: FormSchema): string[] {
  if (control === "color") return [...examples, ...Object.values(colors)];
  if (control === "link") return ["", ...examples];
  if (control === "moment") return [new Date().toISOString().slice(0, 10)];
  return format === undefined && control !== "file" ? [title, ...examples] : [...examples];
}
