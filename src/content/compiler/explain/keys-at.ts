/** What a schema knows. */
import { z } from "zod";
import type { FieldPath } from "../document/source.ts";

/** The field names that the schema knows at a path, through lists, defaults and transforms. */
export function keysAt(schema: z.core.$ZodType, path: FieldPath): string[] {
  const inner = unwrap(schema);
  const [key, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    // The text of a Markdown file is not one of the fields that an editor writes.
    if (key === undefined) return Object.keys(inner.shape).filter((name) => name !== "body");
    const child = inner.shape[String(key)];
    return child ? keysAt(child, rest) : [];
  }
  return inner instanceof z.ZodArray ? keysAt(inner.element, rest) : [];
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  return schema;
}
