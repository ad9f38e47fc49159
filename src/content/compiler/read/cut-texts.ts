/** Texts after which a comment begins like a part of them, `name: Tema #1`: YAML reads no more than `Tema`. */
import { z } from "zod";
import type { Doubt } from "../document/document.ts";
import type { FieldPath, ParsedSource } from "../document/source.ts";
import { schemaAt } from "./schema-at.ts";
import { valuesIn } from "./yaml-values.ts";

/** From the first of the spaces: from each of many, looking would take the square of their number. */
const MARK = /(?<![ \t])[ \t]+#[^\s#]/;
const MARK_HERE = new RegExp(MARK, "y");

export function cutTexts({ yaml: { text } }: ParsedSource, schema: z.ZodType): Doubt[] {
  if (!MARK.test(text)) return [];
  return [...valuesIn(text)].flatMap(({ path, from, plainEnd }): Doubt[] => {
    if (plainEnd === undefined) return [];
    MARK_HERE.lastIndex = plainEnd;
    if (!MARK_HERE.test(text) || !isFree(schema, path)) return [];
    return [{ code: "cut-text", path, details: { value: text.slice(from, plainEnd) } }];
  });
}

/** Whether a field takes any words: a day, a link or an option cannot be cut and be right. */
function isFree(schema: z.ZodType, path: FieldPath): boolean {
  const field = schemaAt(schema, path);
  return field instanceof z.ZodString && !field.format;
}
