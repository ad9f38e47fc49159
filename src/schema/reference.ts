import { text } from "./fields.ts";

/** Types of documents that others may refer to. */
export type ReferenceTarget = "team" | "issues" | "editorials" | "profiles" | "cards" | "articles";

/**
 * A reference to another document, written as the name of its file without the ending. It parses
 * to a tagged pair, which the pipeline checks once every document has been loaded.
 */
export function reference<const Type extends ReferenceTarget>(type: Type) {
  return text
    .meta({ control: "reference", collection: type })
    .transform((slug) => ({ kind: "reference" as const, type, slug }));
}
