/** Sets and removes the field that makes a document a draft. */
import type { Typed } from "./requests.ts";

const DRAFT = "draft";

export const isDraft = (typed: Typed) => !("text" in typed) && typed.fields[DRAFT] === true;

/** Returns typed values with the draft field set or removed. The text of an unreadable file stays unchanged. */
export function asDraft(typed: Typed, draft: boolean): Typed {
  if ("text" in typed) return typed;
  const { [DRAFT]: _, ...fields } = typed.fields;
  return { ...typed, fields: draft ? { ...fields, [DRAFT]: true } : fields };
}
