/**
 * Changes of single values in the text of a document. Everything else (comments, quotes, order,
 * spaces) stays as its editor wrote it, so a document is never written anew from its data.
 */
import { isScalar, parseDocument, type Scalar, stringify } from "yaml";
import type { FieldPath, ParsedSource } from "../compiler/document/source.ts";
import { type Span, targetsOf } from "./markdown-targets.ts";

/** A new text for a place in the file. */
export interface Edit extends Span {
  text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const last = edits.toSorted((a, b) => b.from - a.from);
  return last.reduce((changed, edit) => changed.slice(0, edit.from) + edit.text + changed.slice(edit.to), text);
}

/** The YAML of a document; of a Markdown file whose lines end in `\r\n`, the last keeps half of its end. */
const yamlOf = ({ yaml }: ParsedSource) => yaml.text.replace(/\r$/, "");

/** A value of the YAML with its place in the file; `undefined` where the field is not in the YAML. */
function scalarAt(source: ParsedSource, path: FieldPath): (Span & { node: Scalar }) | undefined {
  const yaml = yamlOf(source);
  const node = parseDocument(yaml).getIn(path, true);
  if (!isScalar(node) || !node.range) return undefined;
  const start = source.text.indexOf(yaml);
  return { node, from: start + node.range[0], to: start + node.range[1] };
}

/** Replaces the value of a field, quoted as it was; nothing where the field is not in the YAML. */
export function editField(source: ParsedSource, path: FieldPath, value: string): Edit[] {
  const scalar = scalarAt(source, path);
  if (!scalar) return [];
  const { from, to, node } = scalar;
  // A block of lines ends with a line break of its own.
  const end = /\r?\n$/.exec(source.text.slice(from, to))?.[0] ?? "";
  // Without quotes, a name such as `123` would be read as a number.
  const quoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
  const text = stringify(value, { lineWidth: 0, ...(quoted && { defaultStringType: node.type }) });
  return [{ from, to, text: text.trimEnd() + end }];
}

export interface MarkdownField {
  path: FieldPath;
  /** Its text, as the compiler reads it. */
  markdown: string;
}

/** Replaces the addresses in a Markdown text that `change` answers something for. */
export function editTargets(
  source: ParsedSource,
  field: MarkdownField,
  change: (address: string) => string | undefined,
): Edit[] {
  const edits = targetsOf(field.markdown).flatMap(({ from, to }): Edit[] => {
    const text = change(field.markdown.slice(from, to));
    return text === undefined ? [] : [{ from, to, text }];
  });
  return editMarkdown(source, field, edits);
}

/** Edits of a Markdown text, each from a letter to a letter and not to a space → those of its file. */
export function editMarkdown(source: ParsedSource, field: MarkdownField, edits: readonly Edit[]): Edit[] {
  if (edits.length === 0) return [];
  const { path, markdown } = field;
  const { from: start, to: end } = writtenAt(source, path);
  const written = source.text.slice(start, end);
  // Where YAML escapes letters, their places are lost.
  if (lettersOf(written) !== lettersOf(markdown)) return editField(source, path, applyEdits(markdown, edits));
  const places = [...written.matchAll(/\S/g)].map(({ index }) => start + index);
  const placeOf = (at: number) => places[lettersOf(markdown.slice(0, at)).length] ?? end;
  return edits.map(({ from, to, text }) => ({ from: placeOf(from), to: placeOf(to - 1) + 1, text }));
}

/** What indents, folds and ends lines differs between a text and how it is written in YAML. */
const lettersOf = (text: string) => text.replace(/\s/g, "");

/** The letters of a text, without what YAML puts around them. */
function writtenAt(source: ParsedSource, path: FieldPath): Span {
  const scalar = scalarAt(source, path);
  if (!scalar) return { from: source.text.length - (source.body?.text.length ?? 0), to: source.text.length };
  const { node, from, to } = scalar;
  if (node.type?.startsWith("BLOCK")) return { from: source.text.indexOf("\n", from), to };
  return node.type === "PLAIN" ? { from, to } : { from: from + 1, to: to - 1 };
}
