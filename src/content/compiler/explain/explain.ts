/** Translates zod's issues into findings for editors. Runs only for files with mistakes. */
import type { ZodType } from "zod";
import { messages } from "../../messages/messages.ts";
import type { FieldPath, ParsedSource } from "../document/source.ts";
import { isProblemCode, type ProblemCode, type Catalogue } from "../problems/catalogue.ts";
import type { Finding } from "../problems/problem.ts";
import { suggest } from "../problems/suggest.ts";
import type { Issue, RefusedDocument } from "../read/validate.ts";
import { combineIncompleteItems } from "./incomplete-items.ts";
import { findMisindented, type MisindentedField } from "./misindented-fields.ts";
import { keysAt } from "../read/schema-at.ts";

export function explain(rules: Catalogue, { source, schema, issues }: RefusedDocument): Finding[] {
  const { misindented, others } = findMisindented(issues, schema);
  const findings = withoutMisspeltFields(others, schema).flatMap((issue) => {
    if (issue.code === "custom") return [customFinding(rules, source, issue)];
    return explainIssue(source, schema, issue);
  });
  return [...misindented.map((field) => misindentedField(source, field)), ...combineIncompleteItems(findings)];
}

/** Removes the issue of a missing field if the file has the field under a misspelt name, which is reported instead. */
function withoutMisspeltFields(issues: readonly Issue[], schema: ZodType): Issue[] {
  const misspelt = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const knownFields = keysAt(schema, issue.path);
    return issue.keys.map((key) => [...issue.path, suggest(key, knownFields)]);
  });
  const correctPaths = new Set(misspelt.map((path) => path.join("/")));
  return issues.filter((issue) => issue.input !== undefined || !correctPaths.has(issue.path.join("/")));
}

function explainIssue(source: ParsedSource, schema: ZodType, issue: Issue): Finding[] {
  const { path, message } = issue;
  if (issue.code === "unrecognized_keys") {
    const knownFields = keysAt(schema, path);
    return issue.keys.map((key) => unknownField(source, path, key, knownFields));
  }
  if (issue.input === undefined)
    return [{ code: "missing-field", source, path, details: { value: String(path.at(-1)) } }];
  if (issue.input === null)
    return [{ code: "empty-value", source, path, key: true, details: { expected: optionsOf(issue) ?? message } }];
  if (issue.code === "invalid_value") return [invalidOption(source, issue)];
  const expected = (issue.code === "invalid_type" && TYPES[issue.expected]) || message;
  return [{ code: codeOf(issue), source, path, details: { value: displayText(issue.input), expected } }];
}

/** Messages that describe the expected value, by zod's name of the expected type. */
const TYPES: Record<string, string> = {
  string: messages.findings.textHere,
  array: messages.findings.listHere,
  object: messages.findings.fieldsHere,
  boolean: messages.findings.booleanHere,
  number: messages.findings.numberHere,
  int: messages.findings.integerHere,
};

/** Returns the finding of a failed refinement, which names a problem code: `refine(…, { params: { problem } })`. */
function customFinding(rules: Catalogue, source: ParsedSource, issue: Extract<Issue, { code: "custom" }>): Finding {
  const code = String(issue.params?.problem ?? "");
  const wording = rules[code];
  const details = { value: displayText(issue.input), expected: issue.message };
  const rule = wording && { code, ...wording };
  return { code: rule ?? (isProblemCode(code) ? code : "invalid-format"), source, path: issue.path, details };
}

function misindentedField(source: ParsedSource, { path, mapping, hasMapping }: MisindentedField): Finding {
  const name = mapping.findLast((part) => typeof part === "string");
  const expected = name === undefined ? messages.findings.atStart : messages.findings.inside(name, hasMapping);
  return { code: "moved-field", source, path, key: true, details: { value: String(path.at(-1)), expected } };
}

function unknownField(source: ParsedSource, path: FieldPath, key: string, knownFields: readonly string[]): Finding {
  const code = key in Object.prototype ? "forbidden-field" : "unknown-field";
  const details = { value: key, expected: knownFields.join(", "), suggestion: suggest(key, knownFields) };
  return { code, source, path: [...path, key], key: true, details };
}

/** Lists the options in a sentence; `undefined` if the field has no options. */
const optionsOf = (issue: Issue) =>
  issue.code === "invalid_value" ? messages.findings.oneOf(issue.values.join(", ")) : undefined;

function invalidOption(source: ParsedSource, issue: Extract<Issue, { code: "invalid_value" }>): Finding {
  const options = issue.values.map(String);
  const value = displayText(issue.input);
  const details = { value, expected: options.join(", "), suggestion: suggest(value, options) };
  return { code: "invalid-option", source, path: issue.path, details };
}

const FORMATS: Record<string, ProblemCode> = { email: "invalid-email", url: "invalid-link" };

function codeOf(issue: Issue): ProblemCode {
  if (issue.code === "invalid_union") return linkCode(issue.input);
  if (issue.code === "invalid_type") return typeCode(issue);
  if (issue.code === "too_small") return issue.origin === "string" ? "empty-text" : "out-of-range";
  if (issue.code === "too_big") return issue.origin === "string" ? "text-too-long" : "out-of-range";
  if (issue.code === "invalid_format" && issue.format === "url") return linkCode(issue.input);
  return (issue.code === "invalid_format" && FORMATS[issue.format]) || "invalid-format";
}

/** Returns the problem code of an invalid link or union. Schemas use unions only for links that may be empty. */
function linkCode(input: unknown): ProblemCode {
  if (typeof input !== "string") return typeof input === "object" ? "wrong-type" : "unquoted-value";
  if (/\S\s+\S/.test(input)) return "spaced-link";
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(input)?.[1]?.toLowerCase();
  return scheme && !["http", "https"].includes(scheme) ? "unsafe-link" : "invalid-link";
}

function typeCode({ expected, input }: Extract<Issue, { code: "invalid_type" }>): ProblemCode {
  return expected === "string" && typeof input !== "object" ? "unquoted-value" : "wrong-type";
}

/** Returns a value as text, cut to 60 characters; `""` for lists and mappings. */
function displayText(value: unknown): string {
  if (typeof value === "object" || value === undefined) return "";
  const text = String(value as string | number | boolean);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
