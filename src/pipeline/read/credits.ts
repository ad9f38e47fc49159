/** The credits of a document, by the marks in its schema. */
import { z } from "zod";
import { markOf } from "../document/credited.ts";
import type { CreditMention } from "../document/document.ts";
import type { FieldPath } from "../document/source.ts";

/** Finds the credits of a value at a path, in its order. */
type Reader = (value: unknown, path: FieldPath) => CreditMention[];

/** Made once for each type; `undefined` where nothing is marked. */
const readers = new WeakMap<z.ZodType, { read: Reader | undefined }>();

export function creditsOf(schema: z.ZodType, data: unknown): CreditMention[] {
  const known = readers.get(schema) ?? { read: readerOf(schema) };
  readers.set(schema, known);
  return known.read?.(data, []) ?? [];
}

function readerOf(schema: z.core.$ZodType): Reader | undefined {
  const [own, inner] = [ownReader(schema), innerReader(schema)];
  if (!own || !inner) return own ?? inner;
  return (value, path) => [...own(value, path), ...inner(value, path)];
}

function ownReader(schema: z.core.$ZodType): Reader | undefined {
  const creditOf = markOf(schema);
  if (!creditOf) return undefined;
  return (value, path) => {
    const credited = value === undefined ? undefined : creditOf(value);
    if (!credited?.name) return [];
    const { name, role, link = "", field, roleField } = credited;
    const own = field === undefined ? path : [...path, field];
    return [{ path: own, name, role, ...(roleField !== undefined && { roleField }), link }];
  };
}

function innerReader(schema: z.core.$ZodType): Reader | undefined {
  if (schema instanceof z.ZodObject) return objectReader(schema);
  if (schema instanceof z.ZodArray) return listReader(schema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return readerOf(schema.unwrap());
  return schema instanceof z.ZodPipe ? readerOf(schema.in) : undefined;
}

function objectReader({ shape }: z.ZodObject): Reader | undefined {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const read = readerOf(field);
    return read ? [{ name, read }] : [];
  });
  if (fields.length === 0) return undefined;
  return (value, path) =>
    fields.flatMap(({ name, read }) => read((value as Record<string, unknown> | undefined)?.[name], [...path, name]));
}

/** An entry without a role has the role of the entry before it. */
function listReader({ element }: z.ZodArray): Reader | undefined {
  const read = readerOf(element);
  if (!read) return undefined;
  return (value, path) => {
    const credits = ((value ?? []) as unknown[]).flatMap((item, index) => read(item, [...path, index]));
    let role = "";
    return credits.map((credit) => {
      role = credit.role || role;
      return { ...credit, role };
    });
  };
}
