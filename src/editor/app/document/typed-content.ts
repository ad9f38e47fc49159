/** What was typed, as the form shows it: the text of a Markdown file is a field like the others. */
import type { Fields, Value } from "../../../content/authoring/schemas/form-schema.ts";
import type { Opened } from "../../contract/protocol.ts";
import type { Typed } from "../../contract/requests.ts";
import { mergeValues, type Question, type Side } from "../../../shared/merge/merge-values.ts";

/** The field of the form that is the text of a Markdown file. */
const BODY = "body";

export function typedOf({ fields, body, text }: Opened): Typed {
  return fields ? { fields, ...(body !== undefined && { body }) } : { text };
}

/** `undefined` where the file is edited as a text. */
export function formFieldsOf(typed: Typed): Fields | undefined {
  if ("text" in typed) return undefined;
  return typed.body === undefined ? typed.fields : { ...typed.fields, [BODY]: typed.body };
}

/** `hasBody`: of a Markdown file. */
export function typedFrom(formFields: Fields, hasBody: boolean): Typed {
  if (!hasBody) return { fields: formFields };
  const { [BODY]: body, ...fields } = formFields;
  return { fields, body: typeof body === "string" ? body : "" };
}

/** The order of keys says nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sorted) === JSON.stringify(other, sorted);

function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value as Fields).toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, Value][],
  );
}

/** Two versions of a document as one, and what of it only a person can decide. */
interface Joined {
  /** `undefined` where one is a text that cannot be read. What is not decided is mine. */
  typed: Typed | undefined;
  questions: Question[];
}

export type Choices = Readonly<Record<string, Side>>;

/** Of the same versions the same. */
export const keyOf = (question: Question) => JSON.stringify(question);

/** `choices`: by the keys of questions. */
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
