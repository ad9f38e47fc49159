/** A value → the YAML of a new field or item. */
import { type Fields, type Value, isFields } from "../../../shared/values.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { FileStyle } from "./file-style.ts";
import { fieldOf, inOrder, itemOf } from "./schema-order.ts";
import { pad, type Written, writeText } from "./write-text.ts";

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
