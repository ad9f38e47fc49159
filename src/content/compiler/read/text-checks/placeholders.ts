/** Finds the placeholders of the import tools. A draft may contain placeholders; a published document may not. */
import { messagesIn } from "../../../messages/messages.ts";
import { type Found, ofKind } from "../../document/tagged.ts";
import type { FieldPath, Source } from "../../document/source.ts";
import type { Finding } from "../../problems/problem.ts";

/** The name of the picture that replaces a missing one. */
export const STAND_IN = "sin-imagen.png";

/** The placeholder texts in each language of the messages, because imports may have used another language. */
const SAID = Object.values(messagesIn).map(({ importing }) => importing);
const WHOLE = SAID.flatMap(({ pictureMissing, textMissing, untitled }) => [pictureMissing, textMissing, untitled]);
const BEGINNINGS = SAID.map(({ describe }) => describe("").trim());

export function isPlaceholder(text: string): boolean {
  const said = text.trim();
  return WHOLE.includes(said) || BEGINNINGS.some((beginning) => said.startsWith(beginning));
}

export const placeholderOf = (value: string) => ({ code: "placeholder-text" as const, details: { value } });

/** Checks the fields of a document. Markdown texts are checked elsewhere, with the rest of their content. */
export function placeholdersIn(source: Source, data: Readonly<Record<string, unknown>>, tagged: readonly Found[]) {
  const found: Finding[] = [];
  const look = (value: unknown, path: FieldPath, isOne = typeof value === "string" && isPlaceholder(value)) => {
    if (isOne) found.push({ ...placeholderOf(String(value)), source, path });
  };
  for (const key in data) look(data[key], [key]);
  for (const { value, path } of ofKind(tagged, "image")) {
    look(value.alt, [...path, "alt"]);
    look(value.src, [...path, "src"], value.src.endsWith(`/${STAND_IN}`));
  }
  return found;
}
