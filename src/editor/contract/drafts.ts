/** The field that makes a document a draft. */
import type { Typed } from "./requests.ts";

const DRAFT = "draft";

export const isDraft = (typed: Typed) => !("text" in typed) && typed.fields[DRAFT] === true;

/** Sets or removes the field of drafts. */
export function asDraft(typed: Typed, draft: boolean): Typed {
  if ("text" in typed) return typed;
  const { [DRAFT]: _, ...fields } = typed.fields;
  return { ...typed, fields: draft ? { ...fields, [DRAFT]: true } : fields };
}
