/** Validates the data of a parsed source against the schema of its type. No other module validates content. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import "../../messages/zod-language.ts";
import type { ParsedSource } from "../document/source.ts";
import type { Finding } from "../problems/problem.ts";
import { isFields } from "../../../shared/values.ts";
import { schemaAt } from "./schema-at.ts";
import type { Collection } from "../document/collection.ts";
import type { Doubt } from "../document/document.ts";

export type Issue = z.core.$ZodIssue;

/** A document that does not match its schema, with the issues that zod reported. */
export interface RefusedDocument {
  source: ParsedSource;
  schema: z.ZodType;
  issues: readonly Issue[];
}

type Data = Record<string, unknown>;
type ValidationResult = { data: Data } | { refused: RefusedDocument } | { finding: Finding };

export function validate(source: ParsedSource, schema: z.ZodType): ValidationResult {
  if (!isFields(source.data)) return { finding: { code: "not-an-object", source, path: [] } };
  if (source.body && "body" in source.data) return { finding: bodyInFrontMatter(source) };
  const input = source.body ? { ...source.data, body: source.body.text } : source.data;
  const result = schema.safeParse(input, { reportInput: true });
  return result.success ? { data: result.data as Data } : { refused: { source, schema, issues: result.error.issues } };
}

function bodyInFrontMatter(source: ParsedSource): Finding {
  const expected = messages.findings.bodyGoesAfter;
  return { code: "unknown-field", source, path: ["body"], key: true, details: { value: "body", expected } };
}

/** Finds fields that only certain other documents of the same type may have. */
export function findMisplacedFields(source: ParsedSource, schema: z.ZodType): Finding[] {
  const fields = schemaAt(schema, []);
  if (!(fields instanceof z.ZodObject) || !isFields(source.data)) return [];
  return Object.keys(source.data).flatMap((name) => {
    const field = Object.hasOwn(fields.shape, name) ? fields.shape[name] : undefined;
    const owners = field && z.globalRegistry.get(field)?.only;
    if (!owners || owners.includes(source.slug)) return [];
    const details = { value: name, expected: owners.join(", ") };
    return { code: "misplaced-field" as const, source, path: [name], key: true, details };
  });
}

/** Reports missing fields that are optional but advised for the type. */
export const checkAdvisedFields = (data: Readonly<Record<string, unknown>>, { advised = {} }: Collection): Doubt[] =>
  Object.entries(advised).flatMap(([value, expected]): Doubt[] =>
    data[value] === undefined ? [{ code: "advised-field", path: [value], details: { value, expected } }] : [],
  );
