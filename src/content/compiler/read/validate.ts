/** Parsed source → its data, by the schema of its type: the only place where content is validated. */
import { z } from "zod";
import { messages } from "../../messages/messages.ts";
import type { ParsedSource } from "../document/source.ts";
import type { Finding } from "../problems/finding.ts";

z.config(z.locales.es());

export type Issue = z.core.$ZodIssue;

/** A document that its schema refused, and why. */
export interface Refused {
  source: ParsedSource;
  schema: z.ZodType;
  issues: readonly Issue[];
}

type Data = Record<string, unknown>;
type Validated = { data: Data } | { refused: Refused } | { finding: Finding };

export function validate(source: ParsedSource, schema: z.ZodType): Validated {
  if (!isRecord(source.data)) return { finding: { code: "not-an-object", source, path: [] } };
  if (source.body && "body" in source.data) return { finding: bodyInFrontMatter(source) };
  const input = source.body ? { ...source.data, body: source.body.text } : source.data;
  const result = schema.safeParse(input, { reportInput: true });
  return result.success ? { data: result.data as Data } : { refused: { source, schema, issues: result.error.issues } };
}

function isRecord(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function bodyInFrontMatter(source: ParsedSource): Finding {
  const expected = messages.findings.bodyGoesAfter;
  return { code: "unknown-field", source, path: ["body"], key: true, details: { value: "body", expected } };
}
