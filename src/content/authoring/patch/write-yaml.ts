/** Writes values as YAML that the compiler parses back to the same values. */
import { type Fields, type Value, isFields, trimFinalLineBreaks } from "../../../shared/values.ts";
import type { FormSchema } from "../schemas/form-schema.ts";
import { fieldOf, sortNames, itemOf } from "./schema-order.ts";
import { load, YAML11_SCHEMA } from "js-yaml";
import { parseYaml } from "../../compiler/read/yaml/parse-sources.ts";
import { type Style, columnOf } from "./yaml-places.ts";
import { type Document, isCollection, isMap, isNode, visit } from "yaml";

export interface ValuePlace {
  /** The column of the value's key or dash. */
  column: number;
  style: FileStyle;
  form: FormSchema | undefined;
  /** Returns the comment of a field. The comment is written after the value, on the line of the key. */
  comment?: (field: FormSchema) => string;
}

export function writeValue(value: Value, place: ValuePlace): WrittenValue {
  if (value === null) return { head: "", below: "" };
  if (typeof value === "string") return writeText(value, { ...place, allowPlain: place.form?.control === "moment" });
  if (typeof value !== "object") return { head: String(value), below: "" };
  if (Object.keys(value).length === 0) return { head: Array.isArray(value) ? "[]" : "{}", below: "" };
  const { column, style } = place;
  if (Array.isArray(value)) return { head: "", below: writeItems(value, { ...place, column: column + style.list }) };
  return { head: "", below: writeFields(value, { ...place, column: column + style.group }) };
}

/** Writes a field. `column` is the column of its key. */
export function writeField(name: string, value: Value, place: ValuePlace): string {
  const form = fieldOf(place.form, name);
  const { head: key } = writeText(name, { ...place, allowPlain: true });
  const { head, below } = writeValue(value, { ...place, form });
  const comment = form && (typeof value !== "object" || value === null) && place.comment?.(form);
  const line = [head, comment && `# ${comment}`].filter(Boolean).join(" ");
  return pad(place.column) + joinLines(`${key}:`, { head: line, below });
}

/** Writes a list item. Its first field is on the line of its dash. `column` is the column of the dash. */
export function writeItem(value: Value, place: ValuePlace): string {
  const itemPlace = { ...place, column: place.column + 2, form: itemOf(place.form) };
  const dash = `${pad(place.column)}- `;
  const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
  if (isEmpty) return pad(place.column) + joinLines("-", writeValue(value, { ...place, form: itemPlace.form }));
  const lines = isFields(value) ? writeFields(value, itemPlace) : writeItems(value, itemPlace);
  return dash + lines.slice(itemPlace.column);
}

/** Writes fields. `column` is the column of their keys. */
export const writeFields = (value: Fields, place: ValuePlace) =>
  sortNames(Object.keys(value), place.form)
    .map((name) => writeField(name, value[name] ?? null, place))
    .join("");

const writeItems = (value: readonly Value[], place: ValuePlace) => value.map((item) => writeItem(item, place)).join("");

const joinLines = (start: string, { head, below }: WrittenValue) => `${start}${head && " "}${head}\n${below}`;

/** A written value: the text on the line of its key or dash, and the value's lines below that line. */
export interface WrittenValue {
  head: string;
  below: string;
}

export interface TextPlace {
  /** The column of the text's key or dash. */
  column: number;
  style: FileStyle;
  /** The style of the old text; `undefined` if the old value was not a text. */
  oldStyle?: Style | undefined;
  /** Whether the old text has line breaks, but was written on a single line, with escape sequences. */
  onOneLine?: boolean;
  /** Whether the text may be unquoted although other YAML readers parse it as a date or a number. */
  allowPlain?: boolean;
}

/** Writes a text of several lines as a block. Any other text keeps its old quotes, or is quoted only if necessary. */
export function writeText(text: string, place: TextPlace): WrittenValue {
  const isBlock = text.trim().includes("\n") && !place.onOneLine;
  const candidates = [...(isBlock ? blockCandidates(text, place) : []), ...inlineCandidates(text, place)];
  return (
    candidates.find((candidate) => isReadAs(text, candidate, place.column)) ?? { head: quoteDouble(text), below: "" }
  );
}

function inlineCandidates(text: string, { oldStyle, style, allowPlain }: TextPlace): WrittenValue[] {
  const isQuoted = oldStyle === "QUOTE_SINGLE" || oldStyle === "QUOTE_DOUBLE";
  const isSingle = isQuoted ? oldStyle === "QUOTE_SINGLE" : style.quote === "single";
  const plain = !isQuoted && (allowPlain || isPlainEverywhere(text)) ? [text] : [];
  const quoted = isSingle ? `'${text.replaceAll("'", "''")}'` : quoteDouble(text);
  return [...plain, quoted].map((head) => ({ head, below: "" }));
}

function blockCandidates(text: string, { column, style }: TextPlace): WrittenValue[] {
  const indent = pad(column + style.group);
  const below = blockLines(text, indent);
  return ["|", `|${style.group}`].map((head) => ({ head, below }));
}

export const pad = (column: number): string => " ".repeat(column);

export const blockLines = (text: string, indent: string): string =>
  `${trimFinalLineBreaks(text).replace(/^(?=.)/gm, indent)}\n`;

/**
 * Checks that the written text is parsed as the same text. Both a field and a list item are checked, because their
 * rules differ.
 */
export function isReadAs(text: string, { head, below }: WrittenValue, column: number): boolean {
  if (UNPRINTABLE.test(head + below)) return false;
  const indent = pad(column);
  const result = parseYaml(`${indent}a: ${head}\n${below}${indent}b:\n${indent}- ${head}\n${below}`);
  if (!("data" in result)) return false;
  const { a, b } = result.data as { a?: unknown; b?: unknown };
  return [a, Array.isArray(b) && b.length === 1 && b[0]].every((value) => isSame(value, text));
}

const isSame = (value: unknown, text: string) =>
  typeof value === "string" && trimFinalLineBreaks(value) === trimFinalLineBreaks(text);

/** Writes a text between the brackets of a flow list or mapping. */
export function writeFlowText(text: string, place: Omit<TextPlace, "column">): string {
  const isRead = ({ head }: WrittenValue) => {
    const result = parseYaml(`[${head}, {a: ${head}}]`);
    const [item, group, ...others] = "data" in result ? (result.data as [unknown, { a?: unknown }]) : [];
    return !UNPRINTABLE.test(head) && others.length === 0 && isSame(item, text) && isSame(group?.a, text);
  };
  return inlineCandidates(text, { ...place, column: 0 }).find(isRead)?.head ?? quoteDouble(text);
}

/** Checks whether YAML 1.1 readers, such as many editor tools, parse an unquoted text as the same text. */
export function isPlainEverywhere(text: string): boolean {
  try {
    return load(text, { schema: YAML11_SCHEMA }) === text;
  } catch {
    return false;
  }
}

/** Characters that are not printable in YAML, invisible characters, and lone surrogates. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** Writes a double-quoted text. JSON strings are valid YAML. */
function quoteDouble(text: string): string {
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(new RegExp(UNPRINTABLE, "gu"), escape);
}

export interface FileStyle {
  quote: "single" | "double";
  /** The indentation of a nested mapping, relative to its key. `list` is the indentation of a nested list. */
  group: number;
  list: number;
}

/** The style of new files. */
export const DEFAULT_STYLE: FileStyle = { quote: "double", group: 2, list: 2 };

/** YAML to be patched, and its style. */
export interface PatchedYaml {
  text: string;
  style: FileStyle;
}

export function styleOf(text: string, document: Document): FileStyle {
  const indents: { group?: number; list?: number } = {};
  let singles = 0;
  visit(document, {
    Scalar: (_, { type }) => void (singles += type === "QUOTE_SINGLE" ? 1 : type === "QUOTE_DOUBLE" ? -1 : 0),
    Pair(_, { key, value }) {
      if (!isNode(key) || !isCollection(value) || value.flow) return;
      const [from = 0, to = 0] = [key.range?.[0], value.range?.[0]];
      indents[isMap(value) ? "group" : "list"] ??= columnOf(text, to) - columnOf(text, from);
    },
  });
  const { group = 2, list = group } = indents;
  return { quote: singles > 0 ? "single" : "double", group, list };
}
