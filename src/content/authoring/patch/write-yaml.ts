/** A value → the YAML of a new field or item. */
import { type Fields, type Value, isFields } from "../../../shared/values.ts";
import type { FormSchema } from "../schemas/form-schema.ts";
import type { FileStyle } from "./file-style.ts";
import { fieldOf, inOrder, itemOf } from "./schema-order.ts";
import { load, YAML11_SCHEMA } from "js-yaml";
import { parseYaml } from "../../compiler/read/yaml/parse-yaml.ts";
import { withoutEnd } from "../../../shared/merge/compare.ts";
import type { Style } from "./yaml-places.ts";

export interface ValuePlace {
  /** Of its key or dash. */
  column: number;
  style: FileStyle;
  form: FormSchema | undefined;
  /** What is said of a field behind a value that stands on its line. */
  comment?: (field: FormSchema) => string;
}

export function writeValue(value: Value, place: ValuePlace): Written {
  if (value === null) return { head: "", below: "" };
  if (typeof value === "string") return writeText(value, { ...place, loose: place.form?.control === "moment" });
  if (typeof value !== "object") return { head: String(value), below: "" };
  if (Object.keys(value).length === 0) return { head: Array.isArray(value) ? "[]" : "{}", below: "" };
  const { column, style } = place;
  if (Array.isArray(value)) return { head: "", below: items(value, { ...place, column: column + style.list }) };
  return { head: "", below: writeFields(value, { ...place, column: column + style.group }) };
}

/** The line or lines of a field. `column` is that of its key. */
export function writeField(name: string, value: Value, place: ValuePlace): string {
  const form = fieldOf(place.form, name);
  const { head: key } = writeText(name, { ...place, loose: true });
  const { head, below } = writeValue(value, { ...place, form });
  const comment = form && (typeof value !== "object" || value === null) && place.comment?.(form);
  const line = [head, comment && `# ${comment}`].filter(Boolean).join(" ");
  return pad(place.column) + joined(`${key}:`, { head: line, below });
}

/** The line or lines of an item, whose fields begin behind its dash. `column` is that of the dash. */
export function writeItem(value: Value, place: ValuePlace): string {
  const inside = { ...place, column: place.column + 2, form: itemOf(place.form) };
  const dash = `${pad(place.column)}- `;
  const isEmpty = typeof value !== "object" || value === null || Object.keys(value).length === 0;
  if (isEmpty) return pad(place.column) + joined("-", writeValue(value, { ...place, form: inside.form }));
  const lines = isFields(value) ? writeFields(value, inside) : items(value, inside);
  return dash + lines.slice(inside.column);
}

/** `column` is that of their keys. */
export const writeFields = (value: Fields, place: ValuePlace) =>
  inOrder(Object.keys(value), place.form)
    .map((name) => writeField(name, value[name] ?? null, place))
    .join("");

const items = (value: readonly Value[], place: ValuePlace) => value.map((item) => writeItem(item, place)).join("");

const joined = (start: string, { head, below }: Written) => `${start}${head && " "}${head}\n${below}`;

/** A text → YAML that the compiler reads as this text. */

/** What stands on the line of a key or a dash, and the whole lines below it. */
export interface Written {
  head: string;
  below: string;
}

export interface TextPlace {
  /** Of its key or dash. */
  column: number;
  style: FileStyle;
  /** How it was written before. */
  was?: Style | undefined;
  /** Whether several lines stood on one, with escapes. */
  onOneLine?: boolean;
  /** Whether it may look as a day or a number of other readers of YAML, as it did before. */
  loose?: boolean;
}

/** Texts of several lines stand in a block, others as they stood, with quotes only where they need them. */
export function writeText(text: string, place: TextPlace): Written {
  const isBlock = text.trim().includes("\n") && !place.onOneLine;
  const options = [...(isBlock ? blocks(text, place) : []), ...inline(text, place)];
  return options.find((written) => isReadAs(text, written, place.column)) ?? { head: doubleQuoted(text), below: "" };
}

function inline(text: string, { was, style, loose }: TextPlace): Written[] {
  const isQuoted = was === "QUOTE_SINGLE" || was === "QUOTE_DOUBLE";
  const isSingle = isQuoted ? was === "QUOTE_SINGLE" : style.quote === "single";
  const plain = !isQuoted && (loose || isPlainEverywhere(text)) ? [text] : [];
  const quoted = isSingle ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
  return [...plain, quoted].map((head) => ({ head, below: "" }));
}

function blocks(text: string, { column, style }: TextPlace): Written[] {
  const indent = pad(column + style.group);
  const below = blockLines(text, indent);
  return ["|", `|${style.group}`].map((head) => ({ head, below }));
}

export const pad = (column: number): string => " ".repeat(column);

export const blockLines = (text: string, indent: string): string => `${withoutEnd(text).replace(/^(?=.)/gm, indent)}\n`;

/** In a field as well as in an item, where not the same is allowed. */
export function isReadAs(text: string, { head, below }: Written, column: number): boolean {
  if (UNPRINTED.test(head + below)) return false;
  const indent = pad(column);
  const read = parseYaml(`${indent}a: ${head}\n${below}${indent}b:\n${indent}- ${head}\n${below}`);
  if (!("data" in read)) return false;
  const { a, b } = read.data as { a?: unknown; b?: unknown };
  return [a, Array.isArray(b) && b.length === 1 && b[0]].every((value) => isSame(value, text));
}

const isSame = (value: unknown, text: string) => typeof value === "string" && withoutEnd(value) === withoutEnd(text);

/** Between the brackets of lists and of groups. */
export function writeFlowText(text: string, place: Omit<TextPlace, "column">): string {
  const isRead = ({ head }: Written) => {
    const read = parseYaml(`[${head}, {a: ${head}}]`);
    const [item, group, ...others] = "data" in read ? (read.data as [unknown, { a?: unknown }]) : [];
    return !UNPRINTED.test(head) && others.length === 0 && isSame(item, text) && isSame(group?.a, text);
  };
  return inline(text, { ...place, column: 0 }).find(isRead)?.head ?? doubleQuoted(text);
}

/** Whether readers of YAML 1.1, of which editors' tools are many, take it for a text, too. */
export function isPlainEverywhere(text: string): boolean {
  try {
    return load(text, { schema: YAML11_SCHEMA }) === text;
  } catch {
    return false;
  }
}

/** What YAML does not print, what nobody sees, and halves of letters, which no file can hold. */
const UNPRINTED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;

/** JSON's quotes are YAML's. */
function doubleQuoted(text: string): string {
  const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(new RegExp(UNPRINTED, "gu"), escape);
}
