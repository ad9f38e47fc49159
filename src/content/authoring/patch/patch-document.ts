/**
 * Changes the text of a document so that its fields have other values. Only the lines of changed fields differ:
 * comments, order, quotes, blank lines, line ends and a byte-order mark stay.
 */
import { parseDocument } from "yaml";
import { type Fields, isEqual, removeUndefined } from "../../../shared/values.ts";
import type { DocumentFields, FormSchema } from "../schemas/form-schema.ts";
import { bodyText, type Extension, splitFile, readFields, withoutByteOrderMark } from "./read-fields.ts";
import { DEFAULT_STYLE, styleOf } from "./write-yaml.ts";
import { patchRoot } from "./patch-value.ts";
import { nodeOf, UnusualYaml } from "./yaml-places.ts";
import { rewrite } from "./rewrite.ts";

/**
 * Returns the patched text; `undefined` if the text cannot be read, or cannot express the new fields. A field that is
 * `undefined` is removed; a body that is `undefined` stays unchanged.
 */
export function patchDocument(
  text: string,
  newFields: DocumentFields,
  form: FormSchema,
  extension: Extension,
): string | undefined {
  const before = readFields(text, extension);
  if (!before || (newFields.body !== undefined && before.body === undefined)) return undefined;
  if (UNWRITABLE.test(newFields.body ?? "")) return undefined;
  const target = targetOf(before, newFields);
  if (isSameContent(before, target)) return text;
  for (const patchYaml of [patchLines, rewriteYaml]) {
    const patched = patchParts(normalizeLineEnds(text), { before, target, form, extension }, patchYaml);
    const output = patched === undefined ? undefined : restoreLineEnds(patched, text);
    const after = output === undefined ? undefined : readFields(output, extension);
    if (after && isSameContent(after, target)) return output;
  }
  return undefined;
}

/** Characters that can be escaped in YAML, but not in Markdown. */
const UNWRITABLE = /\0|\p{Surrogate}/u;

function targetOf(before: DocumentFields, { fields, body }: DocumentFields): DocumentFields {
  const targetFields = removeUndefined(fields) as Fields;
  return before.body === undefined
    ? { fields: targetFields }
    : { fields: targetFields, body: bodyText(body ?? before.body) };
}

const isSameContent = (one: DocumentFields, other: DocumentFields) =>
  one.body === other.body && isEqual(one.fields, other.fields);

interface Change {
  before: DocumentFields;
  target: DocumentFields;
  form: FormSchema;
  extension: Extension;
}

/** Patches YAML; returns `undefined` if the change cannot be expressed. */
type PatchYaml = (text: string, change: Change) => string | undefined;

function patchParts(text: string, change: Change, patchYaml: PatchYaml): string | undefined {
  const { before, target, extension } = change;
  const parts = splitFile(withoutByteOrderMark(text), extension);
  if (!parts) return undefined;
  const from = text.indexOf(parts.yaml);
  // In Markdown files, the YAML includes the line break before the closing `---`, because it ends the last field.
  const to = from + parts.yaml.length + (parts.body === undefined ? 0 : 1);
  const oldYaml = text.slice(from, to);
  const yaml = isEqual(before.fields, target.fields) ? oldYaml : patchYaml(oldYaml, change);
  if (yaml === undefined || parts.body === undefined) return yaml && text.slice(0, from) + yaml;
  const start = text.length - parts.body.length;
  const body = before.body === target.body ? parts.body : patchBody(parts.body, target.body ?? "");
  return text.slice(0, from) + yaml + text.slice(to, start) + body;
}

/** Patches YAML in place and changes as few lines as possible. */
function patchLines(text: string, { before, target, form }: Change): string | undefined {
  const yaml = text.endsWith("\n") ? text : `${text}\n`;
  const document = parseDocument(yaml);
  try {
    const root = nodeOf(yaml, document.contents, before.fields);
    const patched = patchRoot({ text: yaml, style: styleOf(yaml, document) }, root, target.fields, form);
    return yaml === text ? patched : patched?.replace(/\n$/, "");
  } catch (error) {
    if (error instanceof UnusualYaml) return undefined;
    throw error;
  }
}

/** Rewrites the whole YAML. Comments and quotes stay, but the formatting of unchanged lines may differ. */
function rewriteYaml(text: string, { target, form }: Change): string | undefined {
  const rewritten = rewrite(text, target.fields, form, DEFAULT_STYLE);
  return rewritten && rewritten + (text.endsWith("\n") ? "\n" : "");
}

/**
 * Replaces the text in `body`, which is everything after the front matter. `body` may lack a final line break. The
 * blank lines around the text stay.
 */
function patchBody(body: string, target: string): string {
  const [above = ""] = /^(?:[ \t]*\n)*/.exec(body) ?? [];
  const to = body.trimEnd().length;
  if (to <= above.length) return target === "" ? body : `${body || "\n"}${target}\n`;
  return above + target + body.slice(to);
}

const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];

const withoutLineEnd = (line: string | undefined) => line?.replace(/[\r\n]+$/, "");

const lineEndOf = (line: string | undefined) => line?.slice(withoutLineEnd(line)?.length) ?? "";

const normalizeLineEnds = (text: string): string => text.replace(/\r\n?/g, "\n");

/**
 * Restores the line ends of `before`. A line that is unchanged keeps its line end; new lines get the most frequent line
 * end.
 */
function restoreLineEnds(text: string, before: string): string {
  if (!before.includes("\r")) return text;
  const [oldLines, lines] = [linesOf(before), text.match(/[^\n]*\n|[^\n]+$/g) ?? []];
  const count = (end: string) => oldLines.filter((line) => lineEndOf(line) === end).length;
  const [mostFrequent = "\n"] = ["\n", "\r\n", "\r"].toSorted((one, other) => count(other) - count(one));
  const shift = lines.length - oldLines.length;
  const ends = new Map(oldLines.map((line) => [withoutLineEnd(line), lineEndOf(line)]));
  let head = 0;
  while (head < lines.length && withoutLineEnd(oldLines[head]) === withoutLineEnd(lines[head])) head++;
  let tail = lines.length;
  while (tail > head && withoutLineEnd(oldLines[tail - 1 - shift]) === withoutLineEnd(lines[tail - 1])) tail--;
  const endAt = (line: string, at: number) => {
    if (at < head || at >= tail) return lineEndOf(oldLines[at < head ? at : at - shift]);
    return ends.get(withoutLineEnd(line)) ?? (shift === 0 ? lineEndOf(oldLines[at]) : mostFrequent);
  };
  return lines.map((line, at) => line.replace(/\n$/, () => endAt(line, at) || mostFrequent)).join("");
}
