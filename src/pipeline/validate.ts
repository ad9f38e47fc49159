/** Parsed source → document, by the schema of its type: the only place where content is validated. */
import { z } from "zod";
import { type Collection, collections } from "../schema/collections.ts";
import { placeOfField, placeOfFile } from "./locate.ts";
import { type Problem, problem } from "./problems.ts";
import type { Document, FieldPath, ParsedSource } from "./source.ts";
import { suggest } from "./suggest.ts";

z.config(z.locales.es());

type Validated = { document: Document } | { problems: Problem[] };
type Issue = z.core.$ZodIssue;

export function validate(source: ParsedSource): Validated {
  const { schema, address }: Collection = collections[source.collection];
  if (!isRecord(source.data)) return { problems: [problem("not-an-object", placeOfFile(source))] };
  if (source.body && "body" in source.data) return { problems: [bodyInFrontMatter(source)] };
  const input = source.body ? { ...source.data, body: source.body.text } : source.data;
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) {
    const issues = withoutEchoes(result.error.issues, schema);
    return { problems: issues.flatMap((issue) => problemsOf(source, schema, issue)) };
  }
  const data = result.data as Record<string, unknown>;
  const { collection, slug } = source;
  return { document: { source, collection, slug, address: address?.(slug) ?? "", data } };
}

/** A misspelt field is also a missing one; the editor hears of it once. */
function withoutEchoes(issues: readonly Issue[], schema: z.ZodType): Issue[] {
  const misspelt = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [...issue.path, suggestField(schema, issue.path, key)])
      : [],
  );
  const meant = new Set(misspelt.map((path) => path.join("/")));
  return issues.filter((issue) => issue.input !== undefined || !meant.has(issue.path.join("/")));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function bodyInFrontMatter(source: ParsedSource): Problem {
  const place = placeOfField(source, ["body"], { key: true });
  return problem("unknown-field", place, { value: "body", expected: "el texto va después del segundo «---»" });
}

function problemsOf(source: ParsedSource, schema: z.ZodType, issue: Issue): Problem[] {
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownField(source, schema, issue.path, key));
  if (issue.code === "invalid_union") return [invalidField(source, issue)];
  if (issue.input === undefined && issue.code !== "custom") return [missingField(source, issue)];
  if (issue.input === null) return [emptyValue(source, issue)];
  if (issue.code === "invalid_value") return [invalidOption(source, issue)];
  return [invalidField(source, issue)];
}

function unknownField(source: ParsedSource, schema: z.ZodType, path: FieldPath, key: string): Problem {
  const expected = keysAt(schema, path).join(", ");
  const place = placeOfField(source, [...path, key], { key: true });
  return problem("unknown-field", place, { value: key, expected, suggestion: suggestField(schema, path, key) });
}

function suggestField(schema: z.ZodType, path: FieldPath, key: string): string {
  return suggest(key, keysAt(schema, path));
}

function missingField(source: ParsedSource, issue: Issue): Problem {
  return problem("missing-field", placeOfField(source, issue.path), { value: String(issue.path.at(-1)) });
}

const UNQUOTED_HASH = "Poné el valor entre comillas: un # suelto empieza un comentario en YAML.";

function emptyValue(source: ParsedSource, issue: Issue): Problem {
  const place = placeOfField(source, issue.path, { key: true });
  const line = place.text.split(/\r?\n/)[place.line - 1] ?? "";
  const suggestion = /:\s+#/.test(line) ? UNQUOTED_HASH : "";
  return problem("empty-value", place, { expected: issue.message, suggestion });
}

function invalidOption(source: ParsedSource, issue: Extract<Issue, { code: "invalid_value" }>): Problem {
  const options = issue.values.map(String);
  const value = String(issue.input);
  const place = placeOfField(source, issue.path);
  return problem("invalid-option", place, { value, expected: options.join(", "), suggestion: suggest(value, options) });
}

const UNQUOTED = "Escribilo entre comillas, para que YAML lo lea como texto.";

function invalidField(source: ParsedSource, issue: Issue): Problem {
  const { input } = issue;
  const plain = typeof input === "string" || typeof input === "number" || typeof input === "boolean";
  const unquoted = issue.code === "invalid_type" && issue.expected === "string" && plain;
  const details = {
    value: plain ? shorten(String(input)) : "",
    expected: issue.message,
    suggestion: unquoted ? UNQUOTED : "",
  };
  return problem("invalid-field", placeOfField(source, issue.path), details);
}

function shorten(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

/** The field names that the schema knows at a path, through lists, defaults and transforms. */
function keysAt(schema: z.core.$ZodType, path: FieldPath): string[] {
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
