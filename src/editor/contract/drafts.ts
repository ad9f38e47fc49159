/** A draft says so in a field. */
import type { Typed } from "./requests.ts";

const DRAFT = "draft";

export const isDraft = (typed: Typed) => !("text" in typed) && typed.fields[DRAFT] === true;

/** The same as a draft, or as none: what is no draft does not say so. */
export function asDraft(typed: Typed, draft: boolean): Typed {
  if ("text" in typed) return typed;
  const { [DRAFT]: _, ...fields } = typed.fields;
  return { ...typed, fields: draft ? { ...fields, [DRAFT]: true } : fields };
}
