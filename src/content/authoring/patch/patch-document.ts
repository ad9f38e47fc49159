/**
 * Patches a document's text so that it has other field values. Comments, order, quotes, blank lines, line ends and a
 * byte-order mark are kept: only the lines of changed fields differ.
 */
import { parseDocument } from "yaml";
import { type Fields, equal, present } from "../../../shared/values.ts";
import type { DocumentFields, FormSchema } from "../schemas/form-schema.ts";
import { bodyText, type Extension, halve, readFields, withoutMark } from "./read-fields.ts";
import { OWN_STYLE, styleOf } from "./write-yaml.ts";
import { patchRoot } from "./patch-value.ts";
import { placesIn, UnusualYaml } from "./yaml-places.ts";
import { rewrite } from "./rewrite.ts";

/**
 * Returns the patched text; `undefined` if the text cannot be read, or cannot express the wanted fields. Fields that
 * are `undefined` are removed; a body that is `undefined` is kept.
 */
export function patchDocument(
  text: string,
  wanted: DocumentFields,
  form: FormSchema,
  extension: Extension,
): string | undefined {
  const before = readFields(text, extension);
  if (!before || (wanted.body !== undefined && before.body === undefined)) return undefined;
  if (CANNOT_BE_WRITTEN.test(wanted.body ?? "")) return undefined;
  const target = targetOf(before, wanted);
  if (saysTheSame(before, target)) return text;
  for (const patchYaml of [patchLines, rewriteWhole]) {
    const patched = patchHalves(withoutReturns(text), { before, target, form, extension }, patchYaml);
    const written = patched === undefined ? undefined : withEnds(patched, text);
    const after = written === undefined ? undefined : readFields(written, extension);
    if (after && saysTheSame(after, target)) return written;
  }
  return undefined;
}

/** Characters that can be escaped in YAML, but not in Markdown. */
const CANNOT_BE_WRITTEN = /\0|\p{Surrogate}/u;

function targetOf(before: DocumentFields, { fields, body }: DocumentFields): DocumentFields {
  const wanted = present(fields) as Fields;
  return before.body === undefined ? { fields: wanted } : { fields: wanted, body: bodyText(body ?? before.body) };
}

const saysTheSame = (one: DocumentFields, other: DocumentFields) =>
  one.body === other.body && equal(one.fields, other.fields);

interface Change {
  before: DocumentFields;
  target: DocumentFields;
  form: FormSchema;
  extension: Extension;
}

/** A function that patches YAML; returns `undefined` if it cannot express the change. */
type PatchYaml = (text: string, change: Change) => string | undefined;

function patchHalves(text: string, change: Change, patchYaml: PatchYaml): string | undefined {
  const { before, target, extension } = change;
  const halves = halve(withoutMark(text), extension);
  if (!halves) return undefined;
  const from = text.indexOf(halves.yaml);
  // The line break before the closing `---` belongs to the last field.
  const to = from + halves.yaml.length + (halves.body === undefined ? 0 : 1);
  const written = text.slice(from, to);
  const yaml = equal(before.fields, target.fields) ? written : patchYaml(written, change);
  if (yaml === undefined || halves.body === undefined) return yaml && text.slice(0, from) + yaml;
  const start = text.length - halves.body.length;
  const body = before.body === target.body ? halves.body : patchBody(halves.body, target.body ?? "");
  return text.slice(0, from) + yaml + text.slice(to, start) + body;
}

/** Patches YAML in place and changes as few lines as possible. */
function patchLines(text: string, { before, target, form }: Change): string | undefined {
  const whole = text.endsWith("\n") ? text : `${text}\n`;
  const document = parseDocument(whole);
  try {
    const root = placesIn(whole, document, before.fields);
    const patched = patchRoot({ text: whole, style: styleOf(whole, document) }, root, target.fields, form);
    return whole === text ? patched : patched?.replace(/\n$/, "");
  } catch (error) {
    if (error instanceof UnusualYaml) return undefined;
    throw error;
  }
}

/** Rewrites the whole YAML. Comments and quotes are kept, but the formatting of unchanged lines may differ. */
function rewriteWhole(text: string, { target, form }: Change): string | undefined {
  const rewritten = rewrite(text, target.fields, form, OWN_STYLE);
  return rewritten && rewritten + (text.endsWith("\n") ? "\n" : "");
}

/**
 * Replaces the text in `body`, which is everything after the front matter, perhaps without a final line break. The
 * blank lines around the text are kept.
 */
function patchBody(body: string, wanted: string): string {
  const [above = ""] = /^(?:[ \t]*\n)*/.exec(body) ?? [];
  const to = body.trimEnd().length;
  if (to <= above.length) return wanted === "" ? body : `${body || "\n"}${wanted}\n`;
  return above + wanted + body.slice(to);
}

const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];

const said = (line: string | undefined) => line?.replace(/[\r\n]+$/, "");

const endOf = (line: string | undefined) => line?.slice(said(line)?.length) ?? "";

const withoutReturns = (text: string): string => text.replace(/\r\n?/g, "\n");

/**
 * Restores the line ends of `before`. A line that is unchanged keeps its line end; new lines get the most frequent line
 * end.
 */
function withEnds(text: string, before: string): string {
  if (!before.includes("\r")) return text;
  const [old, lines] = [linesOf(before), text.match(/[^\n]*\n|[^\n]+$/g) ?? []];
  const count = (end: string) => old.filter((line) => endOf(line) === end).length;
  const [most = "\n"] = ["\n", "\r\n", "\r"].toSorted((one, other) => count(other) - count(one));
  const shift = lines.length - old.length;
  const ends = new Map(old.map((line) => [said(line), endOf(line)]));
  let head = 0;
  while (head < lines.length && said(old[head]) === said(lines[head])) head++;
  let tail = lines.length;
  while (tail > head && said(old[tail - 1 - shift]) === said(lines[tail - 1])) tail--;
  const endAt = (line: string, at: number) => {
    if (at < head || at >= tail) return endOf(old[at < head ? at : at - shift]);
    return ends.get(said(line)) ?? (shift === 0 ? endOf(old[at]) : most);
  };
  return lines.map((line, at) => line.replace(/\n$/, () => endAt(line, at) || most)).join("");
}
