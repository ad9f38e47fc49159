/** Two versions of a document as one, and what of it only a person can decide. */
import type { Fields } from "../../../content/authoring/schemas/form-schema.ts";
import { mergeValues, type Question, type Side } from "../../../shared/merge/merge-values.ts";
import type { Typed } from "../../contract/requests.ts";
import { formFieldsOf, typedFrom } from "./typed.ts";

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
