/**
 * Changes of single values in the text of a document. Everything else (comments, quotes, order,
 * spaces) stays as its editor wrote it, so a document is never written anew from its data.
 */
import { isScalar, parseDocument, stringify } from "yaml";
import type { FieldPath, ParsedSource } from "../pipeline/document/source.ts";

export interface Edit {
  /** Place in the text of the file. */
  from: number;
  to: number;
  text: string;
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  const last = edits.toSorted((a, b) => b.from - a.from);
  return last.reduce((changed, edit) => changed.slice(0, edit.from) + edit.text + changed.slice(edit.to), text);
}

/** Replaces the value of a field, quoted as it was; nothing where the field is not in the YAML. */
export function editField(source: ParsedSource, path: FieldPath, value: string): Edit[] {
  const node = parseDocument(source.yaml.text).getIn(path, true);
  if (!isScalar(node) || !node.range) return [];
  const [from, to] = node.range;
  const mark = /^["']/.exec(source.yaml.text.slice(from, to))?.[0] ?? "";
  const start = source.text.indexOf(source.yaml.text);
  // Without quotes, a name such as `123` would be read as a number.
  const text = mark ? `${mark}${value}${mark}` : stringify(value).trimEnd();
  return [{ from: start + from, to: start + to, text }];
}

/** Links and pictures of Markdown: `](address`, `](<address`, `[name]: address`. */
const TARGET = /(\]\(\s*<?|^[ \t>]*\[[^\]\n]+\]:[ \t]*<?)([^\s<>)]+)/gm;

/** Code, in which an address is only shown, and comments of YAML. */
const SHOWN_ONLY = /(```|~~~)[^]*?\1|`[^`\n]*`|(?:^|[ \t])#[ \t][^\n]*/gm;
const HEADING = /^[ \t]*#{2,6}[ \t]/;

/** Replaces the addresses that `change` answers something for. */
export function editTargets(written: string, change: (address: string) => string | undefined): Edit[] {
  const text = written.replace(SHOWN_ONLY, (shown) => (HEADING.test(shown) ? shown : " ".repeat(shown.length)));
  return [...text.matchAll(TARGET)].flatMap(({ index, 1: before = "", 2: address = "" }) => {
    const changed = change(address);
    const from = index + before.length;
    return changed === undefined ? [] : [{ from, to: from + address.length, text: changed }];
  });
}
