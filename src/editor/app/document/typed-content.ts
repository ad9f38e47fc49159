/**
 * Functions for typed content: the fields that the form shows, equality, and merging of two versions. The text of a
 * Markdown file is treated as a field.
 */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { mergeValues, type Question, type Side } from "../../../shared/merge/merge-values.ts";

/** The name of the field for the text of a Markdown file. */
const BODY = "body";

export function typedOf({ fields, body, text }: Opened): Typed {
  return fields ? { fields, ...(body !== undefined && { body }) } : { text };
}

/** Returns the fields that the form shows; `undefined` if the file is edited as text. */
export function formFieldsOf(typed: Typed): Fields | undefined {
  if ("text" in typed) return undefined;
  return typed.body === undefined ? typed.fields : { ...typed.fields, [BODY]: typed.body };
}

/** Converts the fields of the form to typed content. `hasBody` is true for a Markdown file. */
export function typedFrom(formFields: Fields, hasBody: boolean): Typed {
  if (!hasBody) return { fields: formFields };
  const { [BODY]: body, ...fields } = formFields;
  return { fields, body: typeof body === "string" ? body : "" };
}

/** Compares two values by their content; the order of keys does not matter. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, Value][],
  );
}

interface MergeResult {
  /** The merged content, with `mine` where no choice was made; `undefined` if the YAML of a version is invalid. */
  typed: Typed | undefined;
  questions: Question[];
}

export type Choices = Readonly<Record<string, Side>>;

/** Returns the key of a question. Equal questions have the same key. */
export const keyOf = (question: Question) => JSON.stringify(question);

/**
 * Merges two versions of a document, and returns a question for each part that both versions changed. The keys of
 * `choices` are those of the questions (`keyOf`).
 */
export function mergeVersions(base: Typed, mine: Typed, theirs: Typed, choices: Choices = {}): MergeResult {
  const questions: Question[] = [];
  const [mineFields, theirFields] = [formFieldsOf(mine), formFieldsOf(theirs)];
  if (!mineFields || !theirFields) return { typed: undefined, questions };
  const merged = mergeValues({ base: formFieldsOf(base) ?? {}, mine: mineFields, theirs: theirFields }, (question) => {
    questions.push(question);
    return choices[keyOf(question)] ?? "mine";
  });
  const hasBody = [mine, theirs].some((typed) => "fields" in typed && typed.body !== undefined);
  return { typed: typedFrom(merged as Fields, hasBody), questions };
}
