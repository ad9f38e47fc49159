/** Finds the placeholders of the import tools. A draft may contain placeholders; a published document may not. */
import { messagesIn } from "../../../messages/messages.ts";
import { type TaggedField, ofKind } from "../../document/tagged.ts";
import type { FieldPath, Source } from "../../document/source.ts";
import type { Finding } from "../../problems/problem.ts";

/** The file name of the placeholder picture, which an import creates for an item without a picture. */
export const PLACEHOLDER_PICTURE = "sin-imagen.png";

/** The placeholder texts in all languages, because the editors may have changed their language after an import. */
const IMPORT_TEXTS = Object.values(messagesIn).map(({ importing }) => importing);
const PLACEHOLDERS = IMPORT_TEXTS.flatMap(({ pictureMissing, textMissing, untitled }) => [
  pictureMissing,
  textMissing,
  untitled,
]);
const BEGINNINGS = IMPORT_TEXTS.map(({ describe }) => describe("").trim());

export function isPlaceholder(text: string): boolean {
  const trimmed = text.trim();
  return PLACEHOLDERS.includes(trimmed) || BEGINNINGS.some((beginning) => trimmed.startsWith(beginning));
}

export const placeholderOf = (value: string) => ({ code: "placeholder-text" as const, details: { value } });

/** Finds placeholders in the fields of a document. Markdown texts are checked elsewhere. */
export function placeholdersIn(
  source: Source,
  data: Readonly<Record<string, unknown>>,
  taggedFields: readonly TaggedField[],
) {
  const findings: Finding[] = [];
  const check = (value: unknown, path: FieldPath, matches = typeof value === "string" && isPlaceholder(value)) => {
    if (matches) findings.push({ ...placeholderOf(String(value)), source, path });
  };
  for (const key in data) check(data[key], [key]);
  for (const { value, path } of ofKind(taggedFields, "image")) {
    check(value.alt, [...path, "alt"]);
    check(value.src, [...path, "src"], value.src.endsWith(`/${PLACEHOLDER_PICTURE}`));
  }
  return findings;
}
