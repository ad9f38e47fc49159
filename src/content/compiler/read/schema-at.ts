/** Looks up the schema of a field. */
import { z } from "zod";
import type { FieldPath } from "../document/source.ts";

/**
 * Returns the schema at a path, through lists, defaults and transforms; `undefined` if the schema has no such field.
 */
export function schemaAt(schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType | undefined {
  const inner = unwrapSchema(schema);
  const [key, ...rest] = path;
  if (key === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  const field = inner instanceof z.ZodObject ? inner.shape[String(key)] : undefined;
  return field && schemaAt(field, rest);
}

function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrapSchema(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrapSchema(schema.in) : schema;
}

/** Returns the names of the fields at a path; for a list, the names of its items' fields. */
export function keysAt(schema: z.core.$ZodType, path: FieldPath): string[] {
  const inner = schemaAt(schema, path);
  if (inner instanceof z.ZodArray) return keysAt(inner.element, []);
  // The body of a Markdown file is left out, because it is not a field of the YAML.
  return inner instanceof z.ZodObject ? Object.keys(inner.shape).filter((name) => name !== "body") : [];
}
