/** Parsed source → document, by the schema of its type: the only place where content is validated. */
import { z } from "zod";
import { addressFor } from "../../compiled/address.ts";
import { type Collection, collections } from "../../schema/collections.ts";
import type { Document, Finding, ParsedSource } from "../document/source.ts";
import { findTagged } from "../document/tagged.ts";

z.config(z.locales.es());

export type Issue = z.core.$ZodIssue;

/** A document that its schema refused, and why. */
export interface Refused {
  source: ParsedSource;
  issues: readonly Issue[];
}

type Validated = { document: Document } | { refused: Refused } | { finding: Finding };

export function validate(source: ParsedSource): Validated {
  const { schema, address }: Collection = collections[source.collection];
  if (!isRecord(source.data)) return { finding: { code: "not-an-object", source } };
  if (source.body && "body" in source.data) return { finding: bodyInFrontMatter(source) };
  const input = source.body ? { ...source.data, body: source.body.text } : source.data;
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) return { refused: { source, issues: result.error.issues } };
  const data = result.data as Record<string, unknown>;
  const { collection, slug } = source;
  return {
    document: {
      source,
      collection,
      slug,
      address: address ? addressFor(address, slug) : "",
      data,
      tagged: findTagged(data),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function bodyInFrontMatter(source: ParsedSource): Finding {
  const expected = "el texto va después del segundo «---»";
  return { code: "unknown-field", source, path: ["body"], key: true, details: { value: "body", expected } };
}
