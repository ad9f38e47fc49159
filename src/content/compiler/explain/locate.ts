/**
 * Finds the line and column of findings. Locating is slow, so only the files with findings are parsed again with
 * positions, each file once. A missing field has the place of its nearest existing parent.
 */
import { append } from "../../../shared/append.ts";
import { fieldName, type Value, valueAt } from "../../../shared/values.ts";
import type { TextPlace } from "../document/source.ts";
import { placeAt, type FieldPath, type ParsedSource } from "../document/source.ts";
import { type Finding, type Place, placeOfFile, type Problem, problem, severityOf } from "../problems/problem.ts";
import { PROBLEMS, type Details } from "../problems/catalogue.ts";
import { hasInvisible, invisibleAt, withTypedSpaces } from "../read/text-checks/invisible-characters.ts";
import { withinDeadline } from "../read/deadline.ts";
import { valuesIn, type YamlValue } from "../read/yaml/yaml-values.ts";

/** The maximum number of located findings per file and severity. Nobody fixes more at once, and locating is slow. */
const MAX_FINDINGS = 100;
const TOO_MANY = "too-many-problems";

/**
 * Locates findings. `sources` are the files of the findings, except those that cannot be parsed. If parsing exceeds the
 * deadline, the place is the beginning of the file.
 */
export function locate(allFindings: readonly Finding[], sources: readonly ParsedSource[]): Problem[] {
  const positions = new Map(sources.map((source) => [source.file, positionsOf(source)]));
  const groups = new Map<string, Finding[]>();
  for (const finding of allFindings) append(groups, `${finding.source.file} ${severityOf(finding.code)}`, finding);
  const findings = [...groups.values()].flatMap(limitFindings);
  return findings.map((finding) => {
    const { other } = finding;
    const place = other && formatPlace(other, positions.get(other.source.file));
    const details = { ...finding.details, ...(place && { other: place }) };
    return locateOne({ ...finding, details }, positions.get(finding.source.file));
  });
}

function formatPlace({ source, path }: Required<Finding>["other"], positions: Positions | undefined) {
  const place = positions && placeOf(positions, path, false);
  return place && `${source.file}:${place.line}`;
}

/**
 * Returns the first findings of one file and one severity. If findings are left out, adds one that reports their total
 * number.
 */
function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  const [first] = findings;
  if (!first || findings.length <= MAX_FINDINGS) return findings;
  const details = { value: String(findings.length), expected: String(MAX_FINDINGS) };
  const code = { code: TOO_MANY, ...PROBLEMS[TOO_MANY], severity: severityOf(first.code) };
  return [...findings.slice(0, MAX_FINDINGS), { code, source: first.source, details }];
}

/** A source, and the values in its YAML by path. Each value has its position. */
interface Positions {
  source: ParsedSource;
  values: ReadonlyMap<string, YamlValue>;
}

const keyOf = (path: FieldPath) => path.join("\n");

function positionsOf(source: ParsedSource): Positions | undefined {
  return withinDeadline(source.yaml.text, (text) => {
    const values = [...valuesIn(text)].map((each) => [keyOf(each.path), each] as const);
    return { source, values: new Map(values) };
  });
}

function locateOne(finding: Finding, positions: Positions | undefined): Problem {
  const parts = finding.parts?.map((part) => locateOne(part, positions));
  return { ...toProblem(finding, positions), ...(parts && { parts }) };
}

function toProblem({ code, source, path, key, at, details }: Finding, positions: Positions | undefined): Problem {
  const { file, text } = source;
  if (!path) return problem(code, placeOfFile(file, text), details);
  const position = positions ? placeOf(positions, path, key ?? false) : { line: 1, column: 1 };
  const place = { file, text, field: fieldName(path), ...position };
  if (at) return problem(code, { ...place, ...(positions && placeInText(positions, path, at)), at }, details);
  const { value = "" } = details ?? {};
  const correction = { value, suggestion: withTypedSpaces(value).trim() };
  if (forbidsInvisible(code) && hasInvisible(value))
    return problem("invisible-sign", atInvisible(place, correction), correction);
  if (!positions) return problem(code, place, details);
  return refine(code, atInvisible(place, details), positions.values.get(keyOf(path))?.text, details);
}

/**
 * Checks whether a code is about a link, a number or a name, which must not contain invisible characters. Free text may
 * contain such characters on purpose.
 */
const forbidsInvisible = (code: Finding["code"]) =>
  typeof code === "string" && /^(?:invalid|unknown-field|unsafe)/.test(code);

/** Returns the place of the invisible character in a value; the given place if the value has none. */
function atInvisible(place: Place, { value = "", suggestion = value }: Details = {}): Place {
  const index = invisibleAt(value, suggestion);
  const start = index === -1 ? -1 : (place.text.split(/\r?\n/)[place.line - 1]?.indexOf(value, place.column - 1) ?? -1);
  return start === -1 ? place : { ...place, column: start + index + 1 };
}

/** Returns a more precise problem if the value that YAML parsed differs from the text that was written. */
function refine(code: Finding["code"], place: Place, source: string | undefined, details: Details = {}): Problem {
  const line = place.text.split(/\r?\n/)[place.line - 1] ?? "";
  if (code === "empty-value" && /:\s+#\S/.test(line)) return problem("unquoted-hash", place, details);
  if (code === "unquoted-value" && source) {
    const { value: parsed = "" } = details;
    return problem(code, place, { value: source, suggestion: parsed === source ? "" : parsed });
  }
  return problem(code, place, details);
}

function placeOf(positions: Positions, path: FieldPath, isKey: boolean): TextPlace {
  const { source } = positions;
  // The field `body` is the text below the YAML. Only a finding about the key `body` concerns a field in the YAML.
  if (source.body && path[0] === "body" && !isKey) return { line: source.body.firstLine, column: 1 };
  const { line, column } = placeAt(source.yaml.text, offsetOf(positions.values, path, isKey));
  return { line: line + source.yaml.firstLine - 1, column };
}

/** Returns the offset of a value. If the value is empty or missing, returns that of its key or nearest parent. */
function offsetOf(values: Positions["values"], path: FieldPath, isKey: boolean): number {
  const { keyStart, valueStart } = values.get(keyOf(path)) ?? {};
  const offset = isKey ? (keyStart ?? valueStart) : (valueStart ?? keyStart);
  return offset ?? (path.length > 0 ? offsetOf(values, path.slice(0, -1), false) : 0);
}

/**
 * Converts a place in a text to a place in the file. Schemas trim texts, so the first line of a text is its first line
 * that is not blank. The lines of a YAML block are indented in the file.
 */
function placeInText(positions: Positions, path: FieldPath, at: { line: number; column: number }) {
  const { source } = positions;
  const lines = source.text.split(/\r?\n/);
  const firstLine = placeOf(positions, path, false).line;
  const inBody = source.body && path[0] === "body";
  const text = String(inBody ? source.body?.text : valueAt(source.data as Value, path)).trim();
  const firstText = text.split(/\r?\n/)[0]?.trim();
  const index = lines.findIndex((content, number) => number >= firstLine - 1 && content.trim() === firstText);
  if (index === -1) return { line: firstLine, column: 1 };
  const indent = (lines[index] ?? "").search(/\S|$/);
  return { line: index + at.line, column: at.column + (inBody && at.line > 1 ? 0 : indent) };
}
