/**
 * The text of a document changed so that it says something else. Comments, order, quotes, blank
 * lines, line ends and a byte-order mark stay: only the lines of what changed are others.
 */
import type { Fields } from "../../../shared/values.ts";
import type { DocumentFields } from "../document-fields.ts";
import type { FormSchema } from "../form/form-schema.ts";
import { bodyText, type Extension, halve, readFields, withoutMark } from "../read-fields.ts";
import { equal, present } from "../../../shared/merge/compare.ts";
import { patchBody } from "./patch-body.ts";
import { patchLines, type PatchYaml, rewriteWhole } from "./patch-yaml.ts";

/**
 * `undefined` where the text cannot be read, or cannot be made to say what is wanted. Fields that
 * are `undefined` are absent; a body that is `undefined` stays.
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
    const patched = patchHalves(text, { before, target, form, extension }, patchYaml);
    const after = patched === undefined ? undefined : readFields(patched, extension);
    if (after && saysTheSame(after, target)) return patched;
  }
  return undefined;
}

/** YAML has signs for it, Markdown has none: a file would hold something else. */
const CANNOT_BE_WRITTEN = /\0|\p{Surrogate}/u;

function targetOf(before: DocumentFields, { fields, body }: DocumentFields): DocumentFields {
  const wanted = present(fields) as Fields;
  return before.body === undefined ? { fields: wanted } : { fields: wanted, body: bodyText(body ?? before.body) };
}

const saysTheSame = (one: DocumentFields, other: DocumentFields) =>
  one.body === other.body && equal(one.fields, other.fields);

interface DataChange {
  before: DocumentFields;
  target: DocumentFields;
  form: FormSchema;
  extension: Extension;
}

function patchHalves(text: string, change: DataChange, patchYaml: PatchYaml): string | undefined {
  const { before, target, form, extension } = change;
  const halves = halve(withoutMark(text), extension);
  if (!halves) return undefined;
  const from = text.indexOf(halves.yaml);
  // The line break before the closing `---` belongs to the last field.
  const to = from + halves.yaml.length + (halves.body === undefined ? 0 : 1);
  const written = text.slice(from, to);
  const isSame = equal(before.fields, target.fields);
  const yaml = isSame ? written : patchYaml(written, { before: before.fields, wanted: target.fields, form });
  if (yaml === undefined || halves.body === undefined) return yaml && text.slice(0, from) + yaml;
  const start = text.length - halves.body.length;
  const body = before.body === target.body ? halves.body : patchBody(halves.body, target.body ?? "", text);
  return text.slice(0, from) + yaml + text.slice(to, start) + body;
}
