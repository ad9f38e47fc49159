/**
 * The content that was typed: its fields as the form shows them, equality, and merging of two versions. The text of a
 * Markdown file is a field like the others.
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

/** The fields of the form; `undefined` where the file is edited as text. */
export function formFieldsOf(typed: Typed): Fields | undefined {
  if ("text" in typed) return undefined;
  return typed.body === undefined ? typed.fields : { ...typed.fields, [BODY]: typed.body };
}

/** The content from the fields of the form. `hasBody` is true for a Markdown file. */
export function typedFrom(formFields: Fields, hasBody: boolean): Typed {
  if (!hasBody) return { fields: formFields };
  const { [BODY]: body, ...fields } = formFields;
  return { fields, body: typeof body === "string" ? body : "" };
}

/** Compares by value; the order of keys does not matter. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, Value][],
  );
}

interface Joined {
  /** `undefined` where one version is a text that cannot be read. Undecided parts are mine. */
  typed: Typed | undefined;
  questions: Question[];
}

export type Choices = Readonly<Record<string, Side>>;

/** The key of a question, the same for the same versions. */
export const keyOf = (question: Question) => JSON.stringify(question);

/**
 * Merges two versions of a document and asks about parts that both changed. `choices` are by `keyOf` of each question.
 */
export function join(base: Typed, mine: Typed, theirs: Typed, choices: Choices = {}): Joined {
  const questions: Question[] = [];
  const [own, other] = [formFieldsOf(mine), formFieldsOf(theirs)];
  if (!own || !other) return { typed: undefined, questions };
  const merged = mergeValues({ base: formFieldsOf(base) ?? {}, mine: own, theirs: other }, (question) => {
    questions.push(question);
    return choices[keyOf(question)] ?? "mine";
  });
  const hasBody = [mine, theirs].some((typed) => "fields" in typed && typed.body !== undefined);
  return { typed: typedFrom(merged as Fields, hasBody), questions };
}
